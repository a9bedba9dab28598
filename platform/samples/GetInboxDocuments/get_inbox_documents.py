# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the invoices that you have received since 30
# November 2026, from all pages.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 get_inbox_documents.py
import os
import sys
from datetime import datetime, timezone

from requests.exceptions import RequestException, Timeout
from zeep import Client, Transport
from zeep.exceptions import Fault, TransportError

client = Client("platform.wsdl", transport=Transport(timeout=30, operation_timeout=30))
host = os.environ.get("PSB_PLATFORM_HOST", "https://{{platform.accp.host}}")
platform = client.create_service(
    "{http://{{platform.host}}/v3_1/}PlatformSoap",
    host + "/soap/v3.1?subscriptionKey=" + os.environ["PSB_SUBSCRIPTION_KEY"],
)
header = {"Authentication": {"SecurityToken": os.environ["PSB_SECURITY_TOKEN"]}}
since = datetime(2026, 11, 30, tzinfo=timezone.utc)

try:
    start_page = None
    while True:
        page = platform.GetInboxDocuments(
            PSBPartyId="XCNL100027",
            Paging={"Limit": 10, "StartPage": start_page},
            Search={"CreatedOn": {"From": since}, "Template": {"MasterId": "TPL-4101"}},
            _soapheaders=header,
        )
        for document in page.Results.Document if page.Results else []:
            print(document.ExternalId, document.CreatedOn.isoformat().replace("+00:00", "Z"), document.Subject)
        start_page = page.PagingResponse.NextPage if page.PagingResponse else None
        if not start_page:
            break
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
