# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ExternalId.
# Needs platform.wsdl and invoice.xml in this folder, and pip install zeep.
# Run: python3 send_document.py
import os
import sys

from lxml import etree
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
UNKNOWN = "Look for the invoice in the outbox before you run this again."
# huge_tree: an attachment can be larger than 10 MB.
invoice = etree.parse("invoice.xml", etree.XMLParser(huge_tree=True)).getroot()

try:
    external_id = platform.SendDocument(
        Via={"ReferenceId": "{{seller.partyId}}"},
        To={"ReferenceId": "XCNL100027", "EmailAddress": "{{buyer.mail}}"},
        Subject="Invoice",
        Payload={"_value_1": invoice},
        TemplateId="TPL-4101",
        _soapheaders=header,
    )
    print(external_id)
except Fault as fault:
    # Only a fault with soap:Client confirms that nothing was sent.
    is_rejected = fault.code.endswith(":Client")
    sys.exit(f"{fault.message}\n{'Nothing was sent.' if is_rejected else UNKNOWN}")
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip() + f"\n{UNKNOWN}")
except Timeout:
    sys.exit(f"No response within 30 seconds.\n{UNKNOWN}")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.\n{UNKNOWN}")
