# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ID.
# Needs platform.wsdl and invoice.xml in this folder, and pip install zeep.
# Run: python3 send_document.py
import os
import sys

from lxml import etree
from requests.exceptions import Timeout
from zeep import Client, Transport
from zeep.exceptions import Fault, TransportError

client = Client("platform.wsdl", transport=Transport(timeout=30, operation_timeout=30))
platform = client.create_service(
    "{http://{{platform.host}}/v3_1/}PlatformSoap",
    "https://{{platform.accp.host}}/soap/v3.1?subscriptionKey=" + os.environ["PSB_SUBSCRIPTION_KEY"],
)
header = {"Authentication": {"SecurityToken": os.environ["PSB_SECURITY_TOKEN"]}}
# huge_tree: an attachment can be larger than 10 MB.
invoice = etree.parse("invoice.xml", etree.XMLParser(huge_tree=True)).getroot()

try:
    external_id = platform.SendDocument(
        Via={"ReferenceId": "{{seller.partyId}}"},
        To={"ReferenceId": "{{buyer.partyId}}", "EmailAddress": "{{buyer.mail}}"},
        Subject="Invoice",
        Payload={"_value_1": invoice},
        TemplateId="TPL-4101",
        _soapheaders=header,
    )
    print(external_id)
except Fault as fault:
    sys.exit(f"{fault.message}\nNothing was sent.")
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Look for the invoice in the outbox before you run this again.")
