#!/usr/bin/env bash
# Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
# Run: bash register-peppol-party.sh
set -euo pipefail

host=${PSB_HOST:-https://{{psb.accp.host}}}

body='{
  "capabilities": {
    "invoices": {
      "state": "on"
    }
  },
  "businessCard": {
    "state": "on",
    "names": {
      "state": "on",
      "value": "{{buyer.name}}"
    }
  },
  "verification": {
    "notes": "Extract of the trade register, checked by phone",
    "verifiedOn": "2026-11-02T10:15:00+01:00"
  }
}'
response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' --request PUT \
  "$host/api/v1/peppol/config/party/{{buyer.partyId}}" \
  --header "Authorization: Bearer $PSB_TOKEN" \
  --header "Subscription-Key: $PSB_SUBSCRIPTION_KEY" \
  --header "Content-Type: application/json" \
  --data "$body") || {
  if [ $? -eq 28 ]; then echo 'No response within 30 seconds. Run this again.' >&2; fi
  exit 1
}
if [[ $response != *$'\n'2?? ]]; then
  echo "$response" >&2
  exit 1
fi
echo "${response%$'\n'*}"
