# The product as one image: the server with its built pages, production packages only.
# At run time nothing of it is written. Two places take writes, and only they: DATA_DIR (/data: with SQLite
# the database and the photos, else mail that no server takes) and /tmp. It runs as user 1000.
ARG NODE_VERSION=24.21.0
ARG NODE_IMAGE=docker.io/library/node:${NODE_VERSION}-trixie-slim

# --- What package-lock.json names; asked for anew only when it changes --------------------------
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# --- The pages ----------------------------------------------------------------------------------
FROM manifests AS pages
# No install scripts: everything needed comes inside the packages, and the image is its own Node.
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && rm -f node_modules/.bin/node
COPY tsconfig.base.json ./
COPY contract contract
COPY engine engine
COPY web web
RUN npm run build --silent

# --- The packages that the server runs on -------------------------------------------------------
FROM manifests AS packages
# Without optional packages, which bring a whole build tool along; of them only sharp's own binaries are needed.
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error \
  --omit=dev --omit=peer --omit=optional --workspace server
COPY --from=pages /app/node_modules/@img node_modules/@img
# Without what is for other systems and processors, and what only a reader of code needs.
RUN find node_modules/onnxruntime-node/bin -mindepth 2 -maxdepth 2 -type d ! -name linux -exec rm -rf {} + \
  && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -name "$(node -p process.arch)" -exec rm -rf {} + \
  && find node_modules server/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.md' \) -delete

# --- The product --------------------------------------------------------------------------------
FROM ${NODE_IMAGE} AS product
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install -d -o 1000 -g 1000 -m 700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY package.json LICENSE ./
COPY contract contract
COPY engine engine
COPY server server
COPY --from=pages /app/web/dist web/dist
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]

# --- The same with PostgreSQL's own programs, for "npm run backup" and "npm run restore" ---------
FROM product AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
USER 1000:1000
CMD ["node", "server/src/backup/run-backup.ts"]

# What is built when nobody says which.
FROM product
