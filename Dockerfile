# A small image that contains only the command line:
#   docker build -t plumb . && docker run --rm -v "$PWD:/work" plumb check App
FROM swift:6.2-bookworm AS build
WORKDIR /plumb
COPY . .
RUN Scripts/build-release /out

FROM debian:bookworm-slim
# Mounted folders have another owner. git reads them only if they are marked as safe.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /out/plumb /usr/local/bin/plumb
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
