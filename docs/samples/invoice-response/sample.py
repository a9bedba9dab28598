# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path

# One id per response, kept in response.id: a second run repeats the id, so the response goes out once.
# Delete the file for another response.
id_file = Path("response.id")
if not id_file.exists():
    id_file.write_text(str(uuid.uuid4()))
document_id = id_file.read_text()

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
        "X-PSB-DocumentId": document_id,
        "Content-Type": "application/json",
    },
)
try:
    urllib.request.urlopen(request, timeout=30).close()
except urllib.error.HTTPError as failure:
    if failure.code != 409:
        sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
    print("409: the bus already has a document under this id; nothing was sent now", file=sys.stderr)
print(document_id)
