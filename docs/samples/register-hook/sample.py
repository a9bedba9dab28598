# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY and PSB_WEBHOOK_SECRET. Sets the webhook of the buyer.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request

body = {
    "id": "{{sample.hookId}}",
    "name": "Invoice events to the ERP",
    "action": "https://erp.molenrak.example/psb#" + os.environ["PSB_WEBHOOK_SECRET"],
    "topics": ["InvoiceReceived", "InvoiceReceivedError"],
    "isActive": True,
}
request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/hook",
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
    error = json.load(failure)
    sys.exit(f"{failure.code} {error['code']} {error['message']}")
