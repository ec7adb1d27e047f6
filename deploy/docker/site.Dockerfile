# The site. One image serves every organization: what it shows comes from the content service, and its
# settings from the environment (docs/operators.md).
#   docker build -f deploy/docker/site.Dockerfile -t site .
FROM docker.io/library/node:24-bookworm-slim AS build
# The name of a release, and a key of one's own for server actions: neither is needed (docs/operators.md, Upgrade).
ARG DEPLOYMENT_ID=
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /src
COPY package.json package-lock.json .npmrc* ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# Only what runs: no compiler, no development packages.
RUN node scripts/pack-site.mjs /app && mkdir -p /data /cache

FROM docker.io/library/debian:bookworm-slim
ARG DEPLOYMENT_ID=
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
# What it writes: stored content and pages, and optimized images. A folder that is there keeps its owner.
COPY --from=build --chown=10001:10001 /data /data
COPY --from=build --chown=10001:10001 /cache /app/.next/cache
VOLUME ["/data", "/app/.next/cache"]
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 CONTENT_STORE_DIR=/data DEPLOYMENT_ID=$DEPLOYMENT_ID
# Large blocks of memory go back to the system when they are free: half of what it takes with thousands of articles.
ENV MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/server/index.js"]
