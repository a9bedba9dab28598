# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Prints the endpoint ID and the channel of the buyer.
# Exits with code 2 if the buyer can't be reached.
# Run: python3 query_recipient.py
import json
import os
import sys
import urllib.error
import urllib.request


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


def error_code(body):
    """The error code in a response of the bus, or None if the body isn't JSON."""
    try:
        return json.loads(body).get("code")
    except ValueError:
        return None


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

ids = ["{{buyer.partyId}}", "NL:VAT:{{buyer.vat}}"]
host = os.environ.get("PSB_HOST", "https://{{psb.accp.host}}")
request = urllib.request.Request(
    host + "/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty",
    method="POST",
    data=json.dumps(ids).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PSB_TOKEN"],
        "Subscription-Key": os.environ["PSB_SUBSCRIPTION_KEY"],
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        recipient = json.load(response)
        print(recipient["id"], recipient["channel"])
except urllib.error.HTTPError as error:
    body = error.read().decode(errors="replace")
    if error.code == 404 and error_code(body) == "API404":
        print("not reachable")
        sys.exit(2)
    sys.exit(f"{error.code} {body}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
