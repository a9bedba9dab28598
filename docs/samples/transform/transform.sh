#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
# Run: bash transform.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

target='urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice'
target+='##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B'

download=$(mktemp)
curl --silent --show-error --fail-with-body --max-time 30 --output "$download" \
  "$host/api/v1-beta/generic/transform?targetFormat=${target//\#/%23}" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/xml" \
  --data-binary @invoice.xml || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  cat "$download" >&2
  rm "$download"
  exit 1
}
mv "$download" invoice-cii.xml
echo invoice-cii.xml
