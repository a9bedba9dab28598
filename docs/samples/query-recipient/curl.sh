#!/usr/bin/env bash
# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Asks which id and channel reach the buyer.
# Run: bash curl.sh
set -euo pipefail

answer=$(curl --silent --show-error --fail-with-body --max-time 30 \
  "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data '["{{buyer.partyId}}", "NL:VAT:{{buyer.vat}}"]') || {
  if grep --quiet '"API404"' <<<"$answer"; then # no id of the buyer is reachable
    echo "not reachable"
    exit 0
  fi
  echo "$answer" >&2
  exit 1
}
echo "$answer"
