#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
# Run: bash curl.sh
set -euo pipefail

body=$(
  cat <<'JSON'
{
  "status": "Reject",
  "reasons": {
    "QuantityIncorrect": "Line 3: four palms invoiced, three delivered"
  },
  "actions": {
    "IssueNewInvoice": "Send a new invoice for three palms"
  },
  "note": "The carrier signed for three palms on 12 November 2026"
}
JSON
)

answer=$(curl --silent --show-error --fail-with-body --max-time 30 \
  "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data "$body") || {
  echo "$answer" >&2
  exit 1
}
echo "$answer"
