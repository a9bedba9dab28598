# Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Asks which id and channel reach the buyer.
# Run: python3 sample.py
import json
import os
import sys
import urllib.error
import urllib.request

ids = ["{{buyer.partyId}}", "NL:VAT:{{buyer.vat}}"]
request = urllib.request.Request(
    "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty",
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
        party = json.load(response)
        print(party["id"], party["channel"])
except urllib.error.HTTPError as failure:
    answer = failure.read().decode(errors="replace")
    if failure.code != 404 or '"API404"' not in answer:
        sys.exit(f"{failure.code} {answer}")
    print("not reachable")  # no id of the buyer is reachable
