#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
# Run: bash curl.sh
set -euo pipefail

# One id per response, kept in response.id: a second run repeats the id, so the response goes out once.
# Delete the file for another response.
if [ ! -f response.id ]; then
  hex=$(openssl rand -hex 16)
  echo "${hex:0:8}-${hex:8:4}-4${hex:13:3}-a${hex:17:3}-${hex:20}" >response.id
fi
document_id=$(<response.id)

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

answer=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "X-PSB-DocumentId: $document_id" \
  --header "Content-Type: application/json" \
  --data "$body")

case ${answer##*$'\n'} in
  200) ;;
  409) echo "409: the bus already has a document under this id; nothing was sent now" >&2 ;;
  *)
    echo "$answer" >&2
    exit 1
    ;;
esac
echo "$document_id"
