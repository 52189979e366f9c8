/** A `Containerfile` that builds the site and serves it by nginx on port 80; the project's folder is the context. */
export const CONTAINERFILE = `FROM docker.io/library/node:20-bookworm-slim AS build
WORKDIR /northwall
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund && touch node_modules/.installed
COPY . .
RUN touch node_modules/.installed && npm run build

FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light \\
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx.conf /etc/nginx/sites-enabled/default
COPY --from=build /northwall/dist /srv/northwall
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
