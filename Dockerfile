# The product for production: two stages, so that what builds it is not in it. It needs DATABASE_URL and SECRET.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The .npmrc asks for what only building needs. PostgreSQL's own script makes its links: a restore is tried out in one.
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
# The pictures of the demo site, which an empty database gets.
COPY --from=build /app/server/app/seeds/demo ./server/app/seeds/demo
# By number, so that whoever runs it can see that it is nobody special: the image's user "node".
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
