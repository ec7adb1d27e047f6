# The content service with its admin panel. Content, uploads and secrets are in the volume /data.
#   docker build -f deploy/docker/content.Dockerfile -t content-service .
# The build image has a C++ compiler, for packages without a binary for this system. Newer headers than
# those of 24.18 make SQLite's crash where it is compiled (docs/operators.md, Database).
FROM docker.io/library/node:24.18-bookworm AS compiler

# What runs it: this one gets Node's fixes.
FROM docker.io/library/node:24-bookworm-slim AS node

# What runs. Removing the rest of a whole installation instead damages packages: a folder of a layer
# below cannot be renamed.
FROM compiler AS packages
WORKDIR /app
COPY cms/package.json cms/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM compiler AS build
ENV STRAPI_TELEMETRY_DISABLED=true
WORKDIR /app
COPY cms/package.json cms/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY cms .
# The guide is read inside the admin.
COPY docs/editors.md /docs/editors.md
COPY docs/editors /docs/editors
RUN npm run build \
  && node scripts/sbom.mjs > dist/sbom.json \
  && rm -rf node_modules tests && mkdir -p /data

# With pg_dump and pg_restore of PostgreSQL 17, for backups, and the authorities that these trust.
FROM docker.io/library/debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates postgresql-client \
  && rm -rf /var/lib/apt/lists/*
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
VOLUME ["/data"]
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 DATA_DIR=/data SECRETS_FILE=/data/secrets.env
WORKDIR /app
USER 10001:10001
EXPOSE 1337
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/_health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "scripts/run.mjs", "start"]
