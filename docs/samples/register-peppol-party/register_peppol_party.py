# Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
# Run: python3 register_peppol_party.py
import json
import os
import sys
import urllib.error
import urllib.request


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

body = {
    "capabilities": {
        "invoices": {"state": "on"},
    },
    "businessCard": {
        "state": "on",
        "names": {"state": "on", "value": "{{buyer.name}}"},
    },
    "verification": {
        "notes": "Extract of the trade register, checked by phone",
        "verifiedOn": "2026-11-02T10:15:00+01:00",
    },
}
host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/peppol/config/party/{{buyer.partyId}}",
    method="PUT",
    data=json.dumps(body).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
