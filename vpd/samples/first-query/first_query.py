# Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the name and the company number of each party.
# Run: python3 first_query.py
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

QUERY = """
query ByNameAndCity($name: String!, $city: String!) {
  party(name: $name, city: $city) {
    preferredName
    identifiers {
      legal {
        value
      }
    }
  }
}
"""


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))


def post(url, body, headers):
    """Sends a POST request and returns the JSON of the response."""
    request = urllib.request.Request(url, data=body.encode(), headers=headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


form = {
    "grant_type": "client_credentials",
    "scope": "vpd",
    "client_id": os.environ["PSB_CLIENT_ID"],
    "client_secret": os.environ["PSB_CLIENT_SECRET"],
}
variables = {"name": "Molenrak", "city": "{{buyer.city}}"}
try:
    identity = os.environ.get("PSB_IDENTITY_HOST", "https://{{identity.accp.host}}")
    token = post(identity + "/connect/token", urllib.parse.urlencode(form), {})
    vpd = os.environ.get("PSB_VPD_HOST", "https://{{vpd.accp.host}}")
    result = post(
        vpd + "/graphql/v1",
        json.dumps({"query": QUERY, "variables": variables}),
        {
            "Authorization": "Bearer " + token["access_token"],
            "Content-Type": "application/json",
        },
    )
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")

# If a query fails, the status is 200, and the body contains errors.
if "errors" in result:
    sys.exit("\n".join(f"{each['extensions']['code']} {each['message']} {each['extensions']['requestId']}" for each in result["errors"]))
for party in result["data"]["party"]:
    print(party["preferredName"], *(number["value"] for number in party["identifiers"]["legal"]))
