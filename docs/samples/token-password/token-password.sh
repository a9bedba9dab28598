#!/usr/bin/env bash
# Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME, PSB_PASSWORD, and jq. Prints the access token.
# Run: export PSB_TOKEN=$(bash token-password.sh)
set -euo pipefail

host=${PSB_IDENTITY_HOST:-https://{{identity.accp.host}}}

response=$(curl --silent --show-error --fail-with-body --max-time 30 \
  "$host/connect/token" \
  --data-urlencode "grant_type=password" \
  --data-urlencode "scope=ap" \
  --data-urlencode "client_id=$PSB_CLIENT_ID" \
  --data-urlencode "client_secret=$PSB_CLIENT_SECRET" \
  --data-urlencode "username=$PSB_USERNAME" \
  --data-urlencode "password=$PSB_PASSWORD") || {
  if [ $? -eq 28 ]; then response='No response within 30 seconds. Run this again.'; fi
  echo "$response" >&2
  exit 1
}
jq --exit-status --raw-output .access_token <<<"$response"
