/** The package soap as a client of all operations. Arguments: address of the WSDL, file of an invoice without XML declaration. */
import fs from 'node:fs';
import {createClientAsync} from 'soap';

const [, , wsdl, invoice] = process.argv;
const client = await createClientAsync(wsdl, {disableCache: true});
const namespace = client.wsdl.definitions.$targetNamespace;
let token;

async function call(operation, args = {}) {
  client.clearSoapHeaders();
  if (token) client.addSoapHeader({Authentication: {SecurityToken: token}}, '', 'tns', namespace);
  const [result] = await client[`${operation}Async`](args);
  return result;
}

const login = async (key) => (await call('Login', {ConsumerKey: key, ConsumerSecret: 'secret'})).SecurityToken;
const listOf = (value) => (Array.isArray(value) ? value : value ? [value] : []);
const ids = ({Results}) => listOf(Results?.Document).map((each) => each.ExternalId ?? each.DocumentId);

const out = {};
token = await login('zilverlinde-erp');
out.Login = token.length;
const account = await call('GetAccountDetails');
out.GetAccountDetails = [account.Id, account.CanSendAppIntegrationRequests];
const [own] = listOf((await call('GetAccountParties', {Paging: {Limit: 5}})).Results.PartyAccountDetails);
out.GetAccountParties = [own.PSBPartyId, own.IsVerified];
const buyer = (await call('GetParty', {ReferenceId: 'NL:KVK:86044175'})).Details;
out.GetParty = [buyer.Name, buyer.Address.Residence];
const advised = await call('GetAdvisedInvoiceRecipientId', {
  KnownReferenceIds: {ReferenceId: ['NL:VAT:NL860441751B01', buyer.ReferenceId]},
  CountryCode: 'NL',
});
out.GetAdvisedInvoiceRecipientId = [advised.ReferenceId, advised.Channel];
const sent = await call('SendDocument', {
  Via: {ReferenceId: own.ReferenceId},
  To: {ReferenceId: advised.ReferenceId},
  Subject: 'Factuur',
  Payload: {$xml: fs.readFileSync(invoice, 'utf8')},
  TemplateId: 'TPL-4101',
});
out.SendDocument = sent.ExternalId;
const search = {CreatedOn: {From: '2026-11-23T00:00:00Z'}, Template: {MasterId: 'TPL-4101'}};
const first = await call('GetOutboxDocuments', {Paging: {Limit: 2}, Search: search});
const second = await call('GetOutboxDocuments', {
  Paging: {Limit: 2, StartPage: first.PagingResponse.NextPage},
  Search: search,
});
out.GetOutboxDocuments = [ids(first), ids(second)];
const mine = await call('GetOutboxDocument', {ExternalId: sent.ExternalId});
out.GetOutboxDocument = [
  mine.Details.Status.Code,
  mine.Details.Payload.Invoice.ID,
  listOf(mine.Statuses?.Status).length,
];
out.GetDocuments = ids(await call('GetDocuments'));
const draft = await call('GetDocument', {DocumentId: out.GetDocuments[1]});
out.GetDocument = [draft.Details.Subject, draft.Details.Payload.Invoice.ID];

token = await login('molenrak-erp');
out.GetInboxDocuments = ids(
  await call('GetInboxDocuments', {
    PSBPartyId: 'XCNL100027',
    Search: {Sender: {Name: 'uurwerk'}, Reciever: {PSBPartyId: 'XCNL100027'}, Status: {Code: '10'}},
  }),
);
const received = await call('GetInboxDocument', {ExternalId: out.GetInboxDocuments.at(-1)});
out.GetInboxDocument = [
  received.Details.Status.Code,
  received.Details.Payload.Invoice.ID,
  listOf(received.Statuses.Status).map(({Code}) => Code),
];
const set = await call('SetInboxDocumentStatus', {ExternalId: received.Details.ExternalId, StatusCode: '40'});
out.SetInboxDocumentStatus = set.ExternalId;
const pdf = await call('GetDocumentPdf', {ExternalId: 'X261116000487'});
out.GetDocumentPdf = [pdf.File.Name, Buffer.from(pdf.File.Contents, 'base64').toString('latin1').slice(0, 5)];
out.fault = await call('GetParty', {ReferenceId: 'NL:KVK:00000000'}).then(
  () => 'none',
  (error) => error.root.Envelope.Body.Fault.faultstring,
);
console.log(JSON.stringify(out));
