#!/usr/bin/env bash
# Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME and PSB_PASSWORD.
# Run: export PSB_TOKEN=$(bash curl.sh)
set -euo pipefail

answer=$(curl --silent --show-error --fail-with-body --max-time 30 \
  "https://{{identity.accp.host}}/connect/token" \
  --data-urlencode "grant_type=password" \
  --data-urlencode "scope=ap" \
  --data-urlencode "client_id=$PSB_CLIENT_ID" \
  --data-urlencode "client_secret=$PSB_CLIENT_SECRET" \
  --data-urlencode "username=$PSB_USERNAME" \
  --data-urlencode "password=$PSB_PASSWORD") || {
  echo "$answer" >&2
  exit 1
}

sed -E 's/.*"access_token" *: *"([^"]+)".*/\1/' <<<"$answer"
