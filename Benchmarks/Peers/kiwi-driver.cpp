// SPDX-License-Identifier: MIT

// kiwi-driver TRACE: replays a trace in kiwi and prints the processor time of an action by phase,
// in the format of trace-driver. kiwi cannot change a constant, so a constraint is removed and
// another one added. Content sizes are two constraints. Up to five priorities become powers of
// 1,000 by rank. More become a linear scale, because strict levels do not fit in a double.

#include <kiwi/kiwi.h>

#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Operation {
  char kind;  // v, a, r, c, e, s, u
  int id = 0;
  double value = 0;
  Row row;
};

struct Phase {
  std::string name;
  std::vector<Operation> operations;
  int updates = 0;
};

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main(int count, char** arguments) {
  if (count != 2) return fprintf(stderr, "usage: kiwi-driver TRACE\n"), 2;
  std::ifstream file(arguments[1]);
  if (!file) return fprintf(stderr, "kiwi-driver: cannot read %s\n", arguments[1]), 2;
  std::vector<Phase> phases;
  std::set<double> levels;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "t" || word.empty()) continue;
    if (word == "p") {
      phases.emplace_back();
      words >> phases.back().name;
      continue;
    }
    Operation operation;
    if (word == "v") {
      operation.kind = 'v';
      words >> operation.id;
    } else if (word == "add") {
      operation.kind = 'a';
      std::string relation, term;
      int terms;
      words >> operation.id >> operation.row.strength >> relation >> operation.row.constant >> terms;
      operation.row.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
      while (words >> term) {
        size_t colon = term.find(':');
        operation.row.terms.push_back({atoi(term.c_str()), atof(term.c_str() + colon + 1)});
      }
      levels.insert(operation.row.strength);
    } else if (word == "remove") {
      operation.kind = 'r';
      words >> operation.id;
    } else if (word == "const") {
      operation.kind = 'c';
      words >> operation.id >> operation.value;
    } else if (word == "edit" || word == "suggest") {
      operation.kind = word[0];
      words >> operation.id >> operation.value;
      if (word == "edit") levels.insert(operation.value);
    } else {
      operation.kind = 'u';
      phases.back().updates++;
    }
    phases.back().operations.push_back(operation);
  }
  levels.erase(1000);
  std::map<double, double> weight;
  double rank = 0, power = 1;
  for (double level : levels) {
    rank += 1;
    weight[level] = levels.size() <= 5 ? power : rank;
    power *= 1000;
  }
  weight[1000] = kiwi::strength::required;

  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::map<int, std::pair<Row, kiwi::Constraint>> rows;
  auto add = [&](int id, const Row& row) {
    std::vector<kiwi::Term> terms;
    for (auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::Constraint constraint(kiwi::Expression(terms, -row.constant), row.relation, weight[row.strength]);
    solver.addConstraint(constraint);
    rows.insert_or_assign(id, std::make_pair(row, constraint));
  };
  std::vector<double> values;
  printf("phase\tus/action\tactions\n");
  for (auto& phase : phases) {
    struct mallinfo2 before = mallinfo2();
    double start = now();
    try {
      for (auto& operation : phase.operations) switch (operation.kind) {
          case 'v': variables.resize(variables.size() + operation.id); break;
          case 'a': add(operation.id, operation.row); break;
          case 'r':
            solver.removeConstraint(rows.at(operation.id).second);
            rows.erase(operation.id);
            break;
          case 'c': {
            Row row = rows.at(operation.id).first;
            row.constant = operation.value;
            solver.removeConstraint(rows.at(operation.id).second);
            add(operation.id, row);
            break;
          }
          case 'e': solver.addEditVariable(variables[operation.id], weight[operation.value]); break;
          case 's': solver.suggestValue(variables[operation.id], operation.value); break;
          default:
            solver.updateVariables();
            values.resize(variables.size());
            for (size_t index = 0; index < variables.size(); index++) values[index] = variables[index].value();
        }
    } catch (std::exception& error) {
      fprintf(stderr, "kiwi-driver: %s: %s\n", phase.name.c_str(), error.what());
      return 1;
    }
    if (phase.name == "build" && !variables.empty()) {
      struct mallinfo2 after = mallinfo2();
      size_t bytes = after.uordblks + after.hblkhd - before.uordblks - before.hblkhd;
      printf("memory\t%zu\t1\n", bytes * 4 / variables.size());
    }
    int actions = phase.name == "churn" ? phase.updates / 2 : phase.updates;
    printf("%s\t%.3f\t%d\n", phase.name.c_str(), (now() - start) / (actions ? actions : 1), actions);
    fflush(stdout);
  }
}
