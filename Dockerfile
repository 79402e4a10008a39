# An image with the release binary and git:
#   Scripts/build-release out/amd64     # or arm64
#   docker build -t plumb . && docker run --rm -v "$PWD:/work" plumb check App
FROM alpine:3
ARG TARGETARCH
# `plumb diff` calls git. Mounted folders have another owner, and git reads them only if they are marked as safe.
RUN apk add --no-cache git && git config --system --add safe.directory '*'
COPY out/$TARGETARCH/plumb /usr/local/bin/plumb
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
