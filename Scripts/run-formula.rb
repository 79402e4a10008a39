# SPDX-License-Identifier: MIT
#
# Runs a Homebrew formula without Homebrew: checks its declarations and installs into a folder.
#
#   ruby Scripts/run-formula.rb FORMULA ARCHIVE-CONTENTS PREFIX
require "fileutils"

# The parts of Homebrew's class that the formula of Plumb uses.
class Formula
  Place = Struct.new(:folder) do
    def install(files)
      FileUtils.mkdir_p(folder)
      (files.is_a?(Hash) ? files : [*files].to_h { |file| [file, File.basename(file)] }).each do |from, to|
        FileUtils.cp(from, File.join(folder, to), preserve: true)
      end
    end

    def install_symlink(file)
      FileUtils.mkdir_p(folder)
      FileUtils.ln_s(file, folder)
    end

    def /(name) = File.join(folder, name)

    def to_s = folder
  end

  class << self
    attr_reader :seen, :check

    def remember(name, value) = ((@seen ||= {})[name] ||= []) << value
    %i[desc homepage version license url sha256 depends_on odie].each do |name|
      define_method(name) { |value| remember(name, value) }
    end
    %i[on_macos on_linux on_intel on_arm].each { |name| define_method(name) { |&block| block.call } }
    def test(&block) = @check = block
  end

  def version = self.class.seen[:version].first
  def bin = Place.new("#{PREFIX}/bin")
  def libexec = Place.new("#{PREFIX}/libexec")
  def bash_completion = Place.new("#{PREFIX}/share/completions")
  alias zsh_completion bash_completion
  alias fish_completion bash_completion
  def shell_output(command) = `#{command}`
  def assert_match(text, output) = output.include?(text) || abort("#{text} is not in #{output}")
end

formula, contents, prefix = ARGV.map { |path| File.expand_path(path) }
PREFIX = prefix
load formula
seen = Plumb.seen
abort "an archive has no checksum" unless seen[:url].size == seen[:sha256].size
abort "a checksum is malformed" unless seen[:sha256].all?(/\A\h{64}\z/)
Dir.chdir(contents) { Plumb.new.install }
Plumb.new.instance_eval(&Plumb.check)
puts "#{formula}: version #{seen[:version].first}, #{seen[:url].size} archives"
