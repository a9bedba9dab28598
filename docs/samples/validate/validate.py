# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Validates invoice.xml and prints the findings.
# Run: python3 validate.py
import json
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
    host + "/api/v1-beta/generic/validate",
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
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
