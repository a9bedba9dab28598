<?php
/** PHP's SoapClient as a client of all operations. Arguments: address of the WSDL, file of an invoice without XML declaration. */
declare(strict_types=1);

[, $wsdl, $invoice] = $argv;
$client = new SoapClient($wsdl, ['cache_wsdl' => WSDL_CACHE_NONE, 'features' => SOAP_SINGLE_ELEMENT_ARRAYS]);
preg_match('/targetNamespace="([^"]+)"/', file_get_contents($wsdl), $found);
$namespace = $found[1];

function login(string $key): string
{
    global $client, $namespace;
    $token = $client->Login(['ConsumerKey' => $key, 'ConsumerSecret' => 'secret'])->SecurityToken;
    $client->__setSoapHeaders(new SoapHeader($namespace, 'Authentication', ['SecurityToken' => $token]));
    return $token;
}

function ids(object $response): array
{
    return array_map(fn ($each) => $each->ExternalId ?? $each->DocumentId, $response->Results->Document ?? []);
}

/** The number in a payload, which SoapClient gives as XML text. */
function number(object $details): string
{
    return (string) simplexml_load_string($details->Payload->any)->children('cbc', true)->ID;
}

$out = ['Login' => strlen(login('zilverlinde-erp'))];
$account = $client->GetAccountDetails([]);
$out['GetAccountDetails'] = [$account->Id, $account->CanSendAppIntegrationRequests];
$own = $client->GetAccountParties(['Paging' => ['Limit' => 5]])->Results->PartyAccountDetails[0];
$out['GetAccountParties'] = [$own->PSBPartyId, $own->IsVerified];
$buyer = $client->GetParty(['ReferenceId' => 'NL:KVK:86044175'])->Details;
$out['GetParty'] = [$buyer->Name, $buyer->Address->Residence];
$advised = $client->GetAdvisedInvoiceRecipientId([
    'KnownReferenceIds' => ['ReferenceId' => ['NL:VAT:NL860441751B01', $buyer->ReferenceId]],
    'CountryCode' => 'NL',
]);
$out['GetAdvisedInvoiceRecipientId'] = [$advised->ReferenceId, $advised->Channel];
$out['SendDocument'] = $client->SendDocument([
    'Via' => ['ReferenceId' => $own->ReferenceId],
    'To' => ['ReferenceId' => $advised->ReferenceId],
    'Subject' => 'Factuur',
    'Payload' => ['any' => file_get_contents($invoice)],
    'TemplateId' => 'TPL-4101',
])->ExternalId;
$search = ['CreatedOn' => ['From' => '2026-11-23T00:00:00Z'], 'Template' => ['MasterId' => 'TPL-4101']];
$first = $client->GetOutboxDocuments(['Paging' => ['Limit' => 2], 'Search' => $search]);
$paging = ['Limit' => 2, 'StartPage' => $first->PagingResponse->NextPage];
$second = $client->GetOutboxDocuments(['Paging' => $paging, 'Search' => $search]);
$out['GetOutboxDocuments'] = [ids($first), ids($second)];
$mine = $client->GetOutboxDocument(['ExternalId' => $out['SendDocument']]);
$out['GetOutboxDocument'] = [$mine->Details->Status->Code, number($mine->Details), count($mine->Statuses->Status ?? [])];
$out['GetDocuments'] = ids($client->GetDocuments([]));
$draft = $client->GetDocument(['DocumentId' => $out['GetDocuments'][1]]);
$out['GetDocument'] = [$draft->Details->Subject, number($draft->Details)];

login('molenrak-erp');
$out['GetInboxDocuments'] = ids($client->GetInboxDocuments([
    'PSBPartyId' => 'XCNL100027',
    'Search' => [
        'Sender' => ['Name' => 'uurwerk'],
        'Reciever' => ['PSBPartyId' => 'XCNL100027'],
        'Status' => ['Code' => '10'],
    ],
]));
$received = $client->GetInboxDocument(['ExternalId' => end($out['GetInboxDocuments'])]);
$out['GetInboxDocument'] = [
    $received->Details->Status->Code,
    number($received->Details),
    array_map(fn ($status) => $status->Code, $received->Statuses->Status),
];
$out['SetInboxDocumentStatus'] = $client->SetInboxDocumentStatus([
    'ExternalId' => $received->Details->ExternalId,
    'StatusCode' => '40',
])->ExternalId;
$pdf = $client->GetDocumentPdf(['ExternalId' => 'X261116000487'])->File;
$out['GetDocumentPdf'] = [$pdf->Name, substr(base64_decode($pdf->Contents), 0, 5)];
try {
    $client->GetParty(['ReferenceId' => 'NL:KVK:00000000']);
} catch (SoapFault $fault) {
    $out['fault'] = $fault->getMessage();
}
echo json_encode($out);
