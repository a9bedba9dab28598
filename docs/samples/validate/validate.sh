#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and jq. Validates invoice.xml and prints the findings.
# Run: bash validate.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "$host/api/v1-beta/generic/validate" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/xml" \
  --header "X-PSB-Language: en" \
  --data-binary @invoice.xml) || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $response != *$'\n'2?? ]]; then
  echo "$response" >&2
  exit 1
fi
jq --raw-output '
  (if .isValid then "valid" else "not valid" end),
  (.assertions[] | "\(.flag) \(.artifact) \(.text)")' <<<"${response%$'\n'*}"
