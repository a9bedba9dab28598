# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; writes received-invoice.xml.
# Run: python3 sample.py
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download",
    method="GET",
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        Path("received-invoice.xml").write_bytes(response.read())
        print("received-invoice.xml")
except urllib.error.HTTPError as failure:
    sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
