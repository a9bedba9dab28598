#!/usr/bin/env bash
# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and openssl. Sends invoice.xml and prints the documentId.
# Run: bash send-invoice.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

# The ID is saved in invoice.xml.id, so if you run this again after a failure, the same ID is sent.
# Delete invoice.xml.id before you send another invoice.
is_retry=true
if [ ! -f invoice.xml.id ]; then
  is_retry=false
  hex=$(openssl rand -hex 16) # a version 4 UUID
  echo "${hex:0:8}-${hex:8:4}-4${hex:13:3}-a${hex:17:3}-${hex:20}" >invoice.xml.id
fi
document_id=$(tr -d '[:space:]' <invoice.xml.id)
: "${document_id:?invoice.xml.id is empty. Delete it, and run this again}"

response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "$host/api/v1/{{seller.partyId}}/salesInvoice/send" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "X-PSB-DocumentId: $document_id" \
  --form "file=@invoice.xml;type=application/xml") || {
  if [ $? -eq 28 ]; then
    echo "No response within 30 seconds. Run this again: the same ID is sent, so the invoice is delivered once." >&2
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
    echo "409: the bus already has this invoice. It was not sent again." >&2
    ;;
  *)
    echo "$response" >&2
    exit 1
    ;;
esac
echo "$document_id"
