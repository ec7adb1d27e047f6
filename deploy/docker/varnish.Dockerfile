# Debian's Varnish with its modules: the one that `npm run test:stack` tries.
ARG RUNTIME_IMAGE=docker.io/library/debian:bookworm-slim
FROM ${RUNTIME_IMAGE}
RUN apt-get update && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
USER vcache
