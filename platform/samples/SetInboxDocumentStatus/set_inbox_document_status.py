# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sets the status of a received invoice to 40 (accepted). A
# second run changes nothing.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 set_inbox_document_status.py
import os
import sys

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
external_id = "X261116000483"
status_code = "40"


def current_status():
    document = platform.GetInboxDocument(ExternalId=external_id, _soapheaders=header)
    return document.Details.Status.Code


try:
    try:
        platform.SetInboxDocumentStatus(ExternalId=external_id, StatusCode=status_code, _soapheaders=header)
    except Fault as fault:
        # The platform also returns this fault if the invoice already has this status. Treat the fault as success.
        if "ERRSTS2000002" not in fault.message or current_status() != status_code:
            raise
    print(external_id, status_code)
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
