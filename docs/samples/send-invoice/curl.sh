#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
# Run: bash curl.sh
set -euo pipefail

# One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
# Delete the file for another invoice.
if [ ! -f invoice.xml.id ]; then
  hex=$(openssl rand -hex 16)
  echo "${hex:0:8}-${hex:8:4}-4${hex:13:3}-a${hex:17:3}-${hex:20}" >invoice.xml.id
fi
document_id=$(<invoice.xml.id)

answer=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
  "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "X-PSB-DocumentId: $document_id" \
  --form "file=@invoice.xml;type=application/xml")

case ${answer##*$'\n'} in
  200) ;;
  409) echo "409: the bus already has a document under this id; nothing was sent now" >&2 ;;
  *)
    echo "$answer" >&2
    exit 1
    ;;
esac
echo "$document_id"
