# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the best identifier of a receiver and the channel
# to it.
# Needs platform.wsdl in this folder, and pip install zeep.
# Run: python3 get_advised_invoice_recipient_id.py
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

try:
    advice = platform.GetAdvisedInvoiceRecipientId(
        KnownReferenceIds={"ReferenceId": ["NL:VAT:{{buyer.vat}}", "{{buyer.partyId}}", "GLN:{{buyer.gln}}"]},
        CountryCode="{{buyer.country}}",
        _soapheaders=header,
    )
    print(advice.ReferenceId, advice.Channel)
except Fault as fault:
    sys.exit(fault.message)
except TransportError as error:
    sys.exit(f"{error.status_code} {error.content.decode(errors='replace')}".strip())
except Timeout:
    sys.exit("No response within 30 seconds. Run this again.")
except RequestException as error:  # its text contains the address, with the subscription key
    sys.exit(f"The connection failed: {type(error).__name__}.")
