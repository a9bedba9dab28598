#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Saves a received invoice as received-invoice.xml.
# Run: bash download-invoice.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

trap 'rm -f received-invoice.xml.part' EXIT
status=$(curl --silent --show-error --max-time 30 --write-out '%{http_code}' \
  --output received-invoice.xml.part \
  "$host/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY") || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $status != 2?? ]]; then
  echo "$status $(cat received-invoice.xml.part)" >&2
  exit 1
fi
mv received-invoice.xml.part received-invoice.xml
echo received-invoice.xml
