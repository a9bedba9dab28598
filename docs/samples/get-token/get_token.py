# Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the access token.
# Run: python3 get_token.py
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None  # a redirect is an error


urllib.request.install_opener(urllib.request.build_opener(NoRedirect))

form = {
    "grant_type": "client_credentials",
    "scope": "ap",
    "client_id": os.environ["PSB_CLIENT_ID"],
    "client_secret": os.environ["PSB_CLIENT_SECRET"],
}
host = os.environ.get("PSB_IDENTITY_HOST", "https://{{identity.accp.host}}")
url = host + "/connect/token"
body = urllib.parse.urlencode(form).encode()
try:
    with urllib.request.urlopen(url, data=body, timeout=30) as response:
        print(json.load(response)["access_token"])
except urllib.error.HTTPError as error:
    sys.exit(f"{error.code} {error.read().decode(errors='replace')}")
except OSError as error:  # a TimeoutError, or a URLError that contains one
    if "timed out" not in str(error):
        raise
    sys.exit("No response within 30 seconds. Run this again.")
