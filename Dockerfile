# The site in a container: built with Node, served by Caddy. docs/deploying.md
FROM node:24-bookworm-slim AS build
# Pages say when they changed, which git knows.
RUN apt-get update && apt-get install --yes --no-install-recommends git
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL
# Refuses while the launch check has open lines. For a preview: --build-arg SITE_ENV=preview
ARG SITE_ENV=production
RUN npm run build

FROM caddy:2-alpine
ENV SITE_ROOT=/srv/site
COPY --from=build /app/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/dist /srv/site
