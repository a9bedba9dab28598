<?php
// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the invoices that you have received since 30
// November 2026, from all pages.
// Needs platform.wsdl in this folder, and the PHP extension soap.
// Run: php get-inbox-documents.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
    'features' => SOAP_SINGLE_ELEMENT_ARRAYS, // a list with one element is also an array
]);
$token = ['SecurityToken' => getenv('PSB_SECURITY_TOKEN')];
$client->__setSoapHeaders(new SoapHeader('http://{{platform.host}}/v3_1/', 'Authentication', $token));

try {
    $startPage = null;
    do {
        $page = $client->GetInboxDocuments([
            'PSBPartyId' => 'XCNL100027',
            'Paging' => ['Limit' => 10, 'StartPage' => $startPage],
            'Search' => [
                'CreatedOn' => ['From' => '2026-11-30T00:00:00Z'],
                'Template' => ['MasterId' => 'TPL-4101'],
            ],
        ]);
        foreach ($page->Results->Document ?? [] as $document) {
            echo "$document->ExternalId $document->CreatedOn $document->Subject", PHP_EOL;
        }
        $startPage = $page->PagingResponse->NextPage ?? null;
    } while ($startPage !== null);
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds. Run this again.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}
