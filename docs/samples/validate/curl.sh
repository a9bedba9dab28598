#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; checks invoice.xml.
# Run: bash curl.sh
set -euo pipefail

answer=$(curl --silent --show-error --fail-with-body --max-time 30 \
  "https://{{psb.accp.host}}/api/v1-beta/generic/validate" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/xml" \
  --header "X-PSB-Language: en" \
  --data-binary @invoice.xml) || {
  echo "$answer" >&2
  exit 1
}
echo "$answer"
