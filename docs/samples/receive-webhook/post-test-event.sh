#!/usr/bin/env bash
# Needs PSB_WEBHOOK_SECRET, jq, and openssl. Posts a signed test event to your webhook server on this machine.
# Run: bash post-test-event.sh
set -euo pipefail

: "${PSB_WEBHOOK_SECRET:?is not set}"
body=$(jq --null-input --compact-output --arg now "$(date -u +%Y-%m-%dT%H:%M:%SZ)" '{
  topic: "InvoiceReceived",
  partyId: "{{buyer.partyId}}",
  hookId: "{{sample.hookId}}",
  documentId: "{{sample.invoiceDocumentId}}",
  message: "\u0027Invoice\u0027 is received.",
  details: {id: "{{sample.invoiceNumber}}", sender: "{{seller.partyId}}"},
  createdOn: $now,
  sentOn: $now
}')
signature=$(printf '%s' "$body" | openssl dgst -sha256 -hmac "$PSB_WEBHOOK_SECRET" -r | cut -d ' ' -f 1)

curl --silent --show-error --fail-with-body --max-time 30 --write-out '%{http_code}\n' \
  "http://localhost:${PORT:-8080}/psb" \
  --header "Content-Type: application/json" \
  --header "X-PSB-Signature: sha256=$signature" \
  --data-raw "$body"
