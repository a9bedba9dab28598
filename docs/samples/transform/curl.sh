#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; converts invoice.xml to CII in invoice-cii.xml.
# Run: bash curl.sh
set -euo pipefail

target='urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice'
target+='##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B'

part=$(mktemp)
curl --silent --show-error --fail-with-body --max-time 30 --output "$part" \
  "https://{{psb.accp.host}}/api/v1-beta/generic/transform?targetFormat=${target//\#/%23}" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/xml" \
  --data-binary @invoice.xml || {
  cat "$part" >&2
  exit 1
}
mv "$part" invoice-cii.xml
echo invoice-cii.xml
