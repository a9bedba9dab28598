#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, PSB_WEBHOOK_SECRET, and jq. Saves a webhook for the buyer.
# Run: bash register-hook.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

: "${PSB_WEBHOOK_SECRET:?is not set}"
body=$(jq --null-input --arg action "https://erp.molenrak.example/psb#$PSB_WEBHOOK_SECRET" '{
  id: "{{sample.hookId}}",
  name: "Invoice events to the ERP",
  action: $action,
  topics: ["InvoiceReceived", "InvoiceReceivedError"],
  isActive: true
}')
response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' --request PUT \
  "$host/api/v1/{{buyer.partyId}}/hook" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data "$body") || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $response != *$'\n'2?? ]]; then
  echo "$response" >&2
  exit 1
fi
echo "${response%$'\n'*}"
