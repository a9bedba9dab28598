# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY, the token of an ApManager. Registers the buyer as receiver.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request

body = {
    "capabilities": {
        "invoices": {
            "state": "on",
        },
    },
    "businessCard": {
        "state": "on",
        "names": {
            "state": "on",
            "value": "{{buyer.name}}",
        },
    },
    "verification": {
        "notes": "Extract of the trade register, checked by phone",
        "verifiedOn": "2026-11-02T10:15:00+01:00",
    },
}
request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/peppol/config/party/{{buyer.partyId}}",
    method="PUT",
    data=json.dumps(body).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(json.load(response))
except urllib.error.HTTPError as failure:
    sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
