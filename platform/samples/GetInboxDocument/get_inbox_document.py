# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves a received invoice as received-invoice.xml, and
# prints the file name and the statuses that you can set next.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 get_inbox_document.py
import os
import sys

from lxml import etree
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
    document = platform.GetInboxDocument(ExternalId="X261116000482", _soapheaders=header)
    invoice = etree.ElementTree(document.Details.Payload._value_1)
    invoice.write("received-invoice.xml", encoding="UTF-8", xml_declaration=True)
    print("received-invoice.xml")
    print(*(status.Code for status in (document.Statuses.Status if document.Statuses else [])))
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
