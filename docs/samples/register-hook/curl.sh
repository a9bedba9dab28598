#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY and PSB_WEBHOOK_SECRET. Sets the webhook of the buyer.
# Run: bash curl.sh
set -euo pipefail

: "${PSB_WEBHOOK_SECRET:?is not set}"
body=$(
  cat <<JSON
{
  "id": "{{sample.hookId}}",
  "name": "Invoice events to the ERP",
  "action": "https://erp.molenrak.example/psb#$PSB_WEBHOOK_SECRET",
  "topics": [
    "InvoiceReceived",
    "InvoiceReceivedError"
  ],
  "isActive": true
}
JSON
)

answer=$(curl --silent --show-error --fail-with-body --max-time 30 --request PUT \
  "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/hook" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data "$body") || {
  echo "$answer" >&2
  exit 1
}
echo "$answer"
