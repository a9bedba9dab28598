# Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and PSB_WEBHOOK_SECRET. Saves a webhook for the buyer.
# Run: python3 register_hook.py
import json
import os
import sys
import urllib.error
import urllib.request


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

secret = os.environ.get("PSB_WEBHOOK_SECRET")
if not secret:
    sys.exit("PSB_WEBHOOK_SECRET is not set")

body = {
    "id": "{{sample.hookId}}",
    "name": "Invoice events to the ERP",
    "action": "https://erp.molenrak.example/psb#" + secret,
    "topics": ["InvoiceReceived", "InvoiceReceivedError"],
    "isActive": True,
}
host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/{{buyer.partyId}}/hook",
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
