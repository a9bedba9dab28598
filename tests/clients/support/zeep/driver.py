"""zeep as a client of all operations. Arguments: address of the WSDL, file of an invoice without XML declaration."""

import base64
import datetime
import json
import sys

from lxml import etree
from zeep import Client
from zeep.exceptions import Fault

wsdl, invoice = sys.argv[1:]
client = Client(wsdl)
authentication = client.get_element("ns0:Authentication")
service = client.service
headers = []


def login(key):
    token = service.Login(ConsumerKey=key, ConsumerSecret="secret")
    headers[:] = [authentication(SecurityToken=token)]
    return token


def call(operation, **values):
    return service[operation](**values, _soapheaders=headers)


def ids(response):
    return [each.ExternalId or each.DocumentId for each in (response.Results.Document or [])]


def codes(statuses):
    """zeep gives an empty element as None."""
    return [status.Code for status in statuses.Status] if statuses else []


def number(details):
    """The number in a payload, which zeep gives as an element of lxml."""
    return details.Payload._value_1.findtext("{*}ID")


out = {"Login": len(login("zilverlinde-erp"))}
account = call("GetAccountDetails")
out["GetAccountDetails"] = [account.Id, account.CanSendAppIntegrationRequests]
own = call("GetAccountParties", Paging={"Limit": 5}).Results.PartyAccountDetails[0]
out["GetAccountParties"] = [own.PSBPartyId, own.IsVerified]
buyer = call("GetParty", ReferenceId="NL:KVK:86044175")
out["GetParty"] = [buyer.Name, buyer.Address.Residence]
advised = call(
    "GetAdvisedInvoiceRecipientId",
    KnownReferenceIds={"ReferenceId": ["NL:VAT:NL860441751B01", buyer.ReferenceId]},
    CountryCode="NL",
)
out["GetAdvisedInvoiceRecipientId"] = [advised.ReferenceId, advised.Channel]
out["SendDocument"] = call(
    "SendDocument",
    Via={"ReferenceId": own.ReferenceId},
    To={"ReferenceId": advised.ReferenceId},
    Subject="Factuur",
    Payload={"_value_1": etree.parse(invoice).getroot()},
    TemplateId="TPL-4101",
)
begin = datetime.datetime(2026, 11, 23, tzinfo=datetime.timezone.utc)
search = {"CreatedOn": {"From": begin}, "Template": {"MasterId": "TPL-4101"}}
first = call("GetOutboxDocuments", Paging={"Limit": 2}, Search=search)
second = call("GetOutboxDocuments", Paging={"Limit": 2, "StartPage": first.PagingResponse.NextPage}, Search=search)
out["GetOutboxDocuments"] = [ids(first), ids(second)]
mine = call("GetOutboxDocument", ExternalId=out["SendDocument"])
out["GetOutboxDocument"] = [mine.Details.Status.Code, number(mine.Details), len(codes(mine.Statuses))]
out["GetDocuments"] = ids(call("GetDocuments"))
draft = call("GetDocument", DocumentId=out["GetDocuments"][1])
out["GetDocument"] = [draft.Details.Subject, number(draft.Details)]

login("molenrak-erp")
found = call(
    "GetInboxDocuments",
    PSBPartyId="XCNL100027",
    Search={"Sender": {"Name": "uurwerk"}, "Reciever": {"PSBPartyId": "XCNL100027"}, "Status": {"Code": "10"}},
)
out["GetInboxDocuments"] = ids(found)
received = call("GetInboxDocument", ExternalId=out["GetInboxDocuments"][-1])
out["GetInboxDocument"] = [
    received.Details.Status.Code,
    number(received.Details),
    codes(received.Statuses),
]
out["SetInboxDocumentStatus"] = call("SetInboxDocumentStatus", ExternalId=received.Details.ExternalId, StatusCode="40")
pdf = call("GetDocumentPdf", ExternalId="X261116000487")
out["GetDocumentPdf"] = [pdf.Name, base64.b64decode(pdf.Contents)[:5].decode()]
try:
    call("GetParty", ReferenceId="NL:KVK:00000000")
except Fault as fault:
    out["fault"] = fault.message
print(json.dumps(out))
