# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; checks invoice.xml.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1-beta/generic/validate",
    method="POST",
    data=Path("invoice.xml").read_bytes(),
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "Content-Type": "application/xml",
        "X-PSB-Language": "en",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        result = json.load(response)
        print("valid" if result["isValid"] else "not valid")
        for assertion in result["assertions"]:
            print(assertion["flag"], assertion["artifact"], assertion["text"])
except urllib.error.HTTPError as failure:
    sys.exit(f"{failure.code} {failure.read().decode(errors='replace')}")
