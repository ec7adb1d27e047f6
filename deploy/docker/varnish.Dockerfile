# Debian's Varnish with its modules: the one that `npm run test:stack` tries.
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
USER vcache
