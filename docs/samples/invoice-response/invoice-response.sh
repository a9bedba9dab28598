#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and openssl. Rejects a received invoice and prints the ID of the response.
# Run: bash invoice-response.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

# The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
# Delete response.id before you send another response.
is_retry=true
if [ ! -f response.id ]; then
  is_retry=false
  hex=$(openssl rand -hex 16) # a version 4 UUID
  echo "${hex:0:8}-${hex:8:4}-4${hex:13:3}-a${hex:17:3}-${hex:20}" >response.id
fi
document_id=$(tr -d '[:space:]' <response.id)
: "${document_id:?response.id is empty. Delete it, and run this again}"

body='{
  "status": "Reject",
  "reasons": {
    "QuantityIncorrect": "Line 3: four palms invoiced, three delivered"
  },
  "actions": {
    "IssueNewInvoice": "Send a new invoice for three palms"
  },
  "note": "The carrier signed for three palms on 12 November 2026"
}'
response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "$host/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "X-PSB-DocumentId: $document_id" \
  --header "Content-Type: application/json" \
  --data "$body") || {
  if [ $? -eq 28 ]; then
    echo "No response within 30 seconds. Run this again: the same ID is sent, so the response is delivered once." >&2
  fi
  exit 1
}
case ${response##*$'\n'} in
  200) ;;
  409)
    if [ $is_retry = false ]; then
      echo "409: the bus already has a document with this ID. List its statuses before you send it again." >&2
      exit 1
    fi
    echo "409: the bus already has this response. It was not sent again." >&2
    ;;
  *)
    echo "$response" >&2
    exit 1
    ;;
esac
echo "$document_id"
