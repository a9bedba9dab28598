# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Saves a received invoice as received-invoice.xml.
# Run: python3 download_invoice.py
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download",
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
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
