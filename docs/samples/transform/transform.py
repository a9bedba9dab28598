# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
# Run: python3 transform.py
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

target = (
    "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice"
    "##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B"
)
host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
url = host + "/api/v1-beta/generic/transform?" + urllib.parse.urlencode({"targetFormat": target})

request = urllib.request.Request(
    url,
    method="POST",
    data=Path("invoice.xml").read_bytes(),
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "Content-Type": "application/xml",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        Path("invoice-cii.xml").write_bytes(response.read())
        print("invoice-cii.xml")
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
