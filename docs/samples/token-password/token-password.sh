#!/usr/bin/env bash
# Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME, PSB_PASSWORD, and jq. Prints the access token.
# Run: export PSB_TOKEN=$(bash token-password.sh)
set -euo pipefail

host=${PSB_IDENTITY_HOST:-https://{{identity.accp.host}}}

response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "$host/connect/token" \
  --data-urlencode "grant_type=password" \
  --data-urlencode "scope=ap" \
  --data-urlencode "client_id=$PSB_CLIENT_ID" \
  --data-urlencode "client_secret=$PSB_CLIENT_SECRET" \
  --data-urlencode "username=$PSB_USERNAME" \
  --data-urlencode "password=$PSB_PASSWORD") || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $response != *$'\n'2?? ]]; then
  echo "$response" >&2
  exit 1
fi
jq --raw-output .access_token <<<"${response%$'\n'*}"
