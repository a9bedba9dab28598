# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the status and the delivery method of a document
# that you have sent.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 get_outbox_document.py
import os
import sys

from requests.exceptions import RequestException, Timeout
from zeep import Client, Settings, Transport
from zeep.exceptions import Fault, TransportError

# xml_huge_tree: a document can be larger than 10 MB.
client = Client(
    "platform.wsdl",
    transport=Transport(timeout=30, operation_timeout=30),
    settings=Settings(xml_huge_tree=True),
)
host = os.environ.get("PSB_PLATFORM_HOST", "https://{{platform.accp.host}}")
platform = client.create_service(
    "{http://{{platform.host}}/v3_1/}PlatformSoap",
    host + "/soap/v3.1?subscriptionKey=" + os.environ["PSB_SUBSCRIPTION_KEY"],
)
header = {"Authentication": {"SecurityToken": os.environ["PSB_SECURITY_TOKEN"]}}

try:
    document = platform.GetOutboxDocument(ExternalId="X261116000482", _soapheaders=header)
    print(document.Details.Status.Code, document.Details.Transaction.DeliveryMethod)
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
