#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Saves a received invoice as received-invoice.xml.
# Run: bash download-invoice.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

download=$(mktemp)
curl --silent --show-error --fail-with-body --max-time 30 --output "$download" \
  "$host/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  cat "$download" >&2
  rm "$download"
  exit 1
}
mv "$download" received-invoice.xml
echo received-invoice.xml
