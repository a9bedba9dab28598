# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Sends invoice.xml and prints the documentId.
# Run: python3 send_invoice.py
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

# The ID is saved in invoice.xml.id, so if you run this again after a failure, the same ID is sent.
# Delete invoice.xml.id before you send another invoice.
id_file = Path("invoice.xml.id")
is_retry = id_file.exists()
if not is_retry:
    id_file.write_text(str(uuid.uuid4()))
document_id = id_file.read_text().strip()
if not document_id:
    sys.exit("invoice.xml.id is empty. Delete it, and run this again.")

boundary = uuid.uuid4().hex
head = (
    f"--{boundary}\r\n"
    'Content-Disposition: form-data; name="file"; filename="invoice.xml"\r\n'
    "Content-Type: application/xml\r\n\r\n"
)
body = head.encode() + Path("invoice.xml").read_bytes() + f"\r\n--{boundary}--\r\n".encode()

host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/{{seller.partyId}}/salesInvoice/send",
    method="POST",
    data=body,
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "X-PSB-DocumentId": document_id,
        "Content-Type": f"multipart/form-data; boundary={boundary}",
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
    print("409: the bus already has this invoice. It was not sent again.", file=sys.stderr)
    print(document_id)
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit(
        "No response within 30 seconds. Run this again: "
        "the same ID is sent, so the invoice is delivered once."
    )
