# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request

body = {
    "status": "Reject",
    "reasons": {
        "QuantityIncorrect": "Line 3: four palms invoiced, three delivered",
    },
    "actions": {
        "IssueNewInvoice": "Send a new invoice for three palms",
    },
    "note": "The carrier signed for three palms on 12 November 2026",
}
request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response",
    method="POST",
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
