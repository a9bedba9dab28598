# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY and PSB_WEBHOOK_SECRET. Sets the webhook of the buyer.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request

secret = os.environ.get("PSB_WEBHOOK_SECRET")
if not secret:
    sys.exit("PSB_WEBHOOK_SECRET is not set")

body = {
    "id": "{{sample.hookId}}",
    "name": "Invoice events to the ERP",
    "action": "https://erp.molenrak.example/psb#" + secret,
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
    sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
