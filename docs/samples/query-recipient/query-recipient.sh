#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and jq. Prints the endpoint ID and the channel of the buyer.
# Exits with code 2 if the buyer can't be reached.
# Run: bash query-recipient.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "$host/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data '[
    "{{buyer.partyId}}",
    "NL:VAT:{{buyer.vat}}"
  ]') || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
body=${response%$'\n'*}
if [[ $response != *$'\n'2?? ]]; then
  if [ "$(jq --raw-output '.code?' <<<"$body" 2>/dev/null)" = API404 ]; then
    echo "not reachable"
    exit 2
  fi
  echo "$response" >&2
  exit 1
fi
jq --raw-output '"\(.id) \(.channel)"' <<<"$body"
