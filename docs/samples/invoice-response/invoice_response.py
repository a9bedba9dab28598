# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice and prints the ID of the response.
# Run: python3 invoice_response.py
import json
import os
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

# The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
# Delete response.id before you send another response.
id_file = Path("response.id")
is_retry = id_file.exists()
if not is_retry:
    id_file.write_text(str(uuid.uuid4()))
document_id = id_file.read_text().strip()
if not document_id:
    sys.exit("response.id is empty. Delete it, and run this again.")

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
host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response",
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
    with urllib.request.urlopen(request, timeout=30) as response:
        print(document_id)
except urllib.error.HTTPError as error:
    if error.code != 409:
        sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
    if not is_retry:
        sys.exit("409: the bus already has a document with this ID. List its statuses before you send it again.")
    print("409: the bus already has this response. It was not sent again.", file=sys.stderr)
    print(document_id)
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit(
        "No response within 30 seconds. Run this again: "
        "the same ID is sent, so the response is delivered once."
    )
