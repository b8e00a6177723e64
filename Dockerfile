# syntax=docker/dockerfile:1
# Three stages: what npm needs to know, the build with everything, and what runs with nothing else.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/package.json
COPY apps/web/package.json apps/web/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/demo-market/package.json packages/demo-market/package.json
COPY packages/engine/package.json packages/engine/package.json
COPY packages/i18n/package.json packages/i18n/package.json
COPY packages/report-model/package.json packages/report-model/package.json
COPY packages/search-words/package.json packages/search-words/package.json
COPY e2e/package.json e2e/package.json

FROM manifests AS build
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ build }) => build())"

FROM manifests AS production
# The packages of this repository are bundled; types and source maps serve nobody at run time.
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts --workspace @alpha/server --workspace @alpha/web \
 && rm -rf node_modules/@alpha node_modules/typescript \
 && find node_modules apps/web/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
# Signals reach the server and nothing is left behind, also where the runtime brings no init.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/apps/web/node_modules apps/web/node_modules
COPY package.json ./
COPY apps/server/package.json apps/server/package.json
COPY apps/web/package.json apps/web/package.json
COPY apps/server/drizzle apps/server/drizzle
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/build apps/web/build

# No secret is in the image. Somebody who breaks in owns the data folder and nothing else.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "apps/server/dist/main.js"]
