# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves the PDF of an invoice as invoice.pdf.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 get_document_pdf.py
import base64
import os
import sys
import time
from pathlib import Path

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


def get_pdf(retries=6):
    """Gets the PDF. If the platform is still generating it, waits 5 seconds and tries again, up to 6 times."""
    try:
        return platform.GetDocumentPdf(ExternalId="X261116000487", _soapheaders=header)
    except Fault as fault:
        if retries == 0 or "ERRDMN8000003" not in fault.message:
            raise
    time.sleep(5)
    return get_pdf(retries - 1)


try:
    file = get_pdf()
    Path("invoice.pdf").write_bytes(base64.b64decode(file.Contents))
    print("invoice.pdf")
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
