# The production image, in two stages so that it contains no build tools. It needs DATABASE_URL and SECRET.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# .npmrc is only for building. PostgreSQL's own script creates its links, which test restores need.
RUN node tools/run.mjs build \
 && rm .npmrc \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && npm rebuild --foreground-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Images of the demo site for an empty database.
COPY --from=build /app/server/app/seeds/demo ./server/app/seeds/demo
# By number, so that orchestrators can verify that it is not root: the image's user "node".
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
