# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
# Run: python3 sample.py
import os
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path

# One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
# Delete the file for another invoice.
id_file = Path("invoice.xml.id")
if not id_file.exists():
    id_file.write_text(str(uuid.uuid4()))
document_id = id_file.read_text()

boundary = uuid.uuid4().hex
head = (
    f"--{boundary}\r\n"
    'Content-Disposition: form-data; name="file"; filename="invoice.xml"\r\n'
    "Content-Type: application/xml\r\n\r\n"
)
body = head.encode() + Path("invoice.xml").read_bytes() + f"\r\n--{boundary}--\r\n".encode()

request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send",
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
    urllib.request.urlopen(request, timeout=30).close()
except urllib.error.HTTPError as failure:
    if failure.code != 409:
        sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
    print("409: the bus already has a document under this id; nothing was sent now", file=sys.stderr)
print(document_id)
