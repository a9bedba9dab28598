#!/usr/bin/env bash
# Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, and jq. Prints the name and the company number of each party.
# Run: bash first-query.sh
set -euo pipefail

identity=${PSB_IDENTITY_HOST:-https://{{identity.accp.host}}}
vpd=${PSB_VPD_HOST:-https://{{vpd.accp.host}}}

query='query ByNameAndCity($name: String!, $city: String!) {
  party(name: $name, city: $city) {
    preferredName
    identifiers {
      legal {
        value
      }
    }
  }
}'
variables='{
  "name": "Molenrak",
  "city": "{{buyer.city}}"
}'

post() {
  local response
  response=$(curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' "$@") || {
    if [ $? -eq 28 ]; then response='No response within 30 seconds. Run this again.'; fi
    echo "$response" >&2
    exit 1
  }
  if [[ $response != *$'\n'2?? ]]; then
    echo "$response" >&2
    exit 1
  fi
  echo "${response%$'\n'*}"
}

token=$(post "$identity/connect/token" \
  --data-urlencode "grant_type=client_credentials" \
  --data-urlencode "scope=vpd" \
  --data-urlencode "client_id=$PSB_CLIENT_ID" \
  --data-urlencode "client_secret=$PSB_CLIENT_SECRET")
result=$(post "$vpd/graphql/v1" \
  --header "Authorization: Bearer $(jq --raw-output .access_token <<<"$token")" \
  --header "Content-Type: application/json" \
  --data "$(jq --null-input --arg query "$query" --argjson variables "$variables" '{$query, $variables}')")

# If a query fails, the status is 200, and the body contains errors.
if jq --exit-status .errors <<<"$result" >/dev/null; then
  jq --raw-output '.errors[] | "\(.extensions.code) \(.message) \(.extensions.requestId)"' <<<"$result" >&2
  exit 1
fi
jq --raw-output '.data.party[] | [.preferredName, .identifiers.legal[].value] | join(" ")' <<<"$result"
