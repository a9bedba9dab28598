# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; converts invoice.xml to CII in invoice-cii.xml.
# Run: python3 sample.py
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

target = (
    "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice"
    "##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B"
)
url = "https://{{psb.accp.host}}/api/v1-beta/generic/transform?" + urllib.parse.urlencode({"targetFormat": target})

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
except urllib.error.HTTPError as failure:
    sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
