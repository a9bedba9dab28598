#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; writes received-invoice.xml.
# Run: bash curl.sh
set -euo pipefail

part=$(mktemp)
curl --silent --show-error --fail-with-body --max-time 30 --output "$part" \
  "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" || {
  cat "$part" >&2
  exit 1
}
mv "$part" received-invoice.xml
echo received-invoice.xml
