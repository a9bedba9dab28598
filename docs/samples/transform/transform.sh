#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
# Run: bash transform.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

target='urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice'
target+='##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B'

trap 'rm -f invoice-cii.xml.part' EXIT
status=$(curl --silent --show-error --max-time 30 --write-out '%{http_code}' \
  --output invoice-cii.xml.part \
  "$host/api/v1-beta/generic/transform?targetFormat=${target//\#/%23}" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/xml" \
  --data-binary @invoice.xml) || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $status != 2?? ]]; then
  echo "$status $(cat invoice-cii.xml.part)" >&2
  exit 1
fi
mv invoice-cii.xml.part invoice-cii.xml
echo invoice-cii.xml
