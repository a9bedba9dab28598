<?php
// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sets the status of a received invoice to 40 (accepted). A
// second run changes nothing.
// Needs platform.wsdl in this folder, and the PHP extension soap.
// Run: php set-inbox-document-status.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
]);
$token = ['SecurityToken' => getenv('PSB_SECURITY_TOKEN')];
$client->__setSoapHeaders(new SoapHeader('http://{{platform.host}}/v3_1/', 'Authentication', $token));
$externalId = 'X261116000483';
$statusCode = '40';

try {
    try {
        $client->SetInboxDocumentStatus(['ExternalId' => $externalId, 'StatusCode' => $statusCode]);
    } catch (SoapFault $fault) {
        // The platform also returns this fault if the invoice already has this status. Treat the fault as success.
        if (!str_contains($fault->getMessage(), 'ERRSTS2000002')) {
            throw $fault;
        }
        $document = $client->GetInboxDocument(['ExternalId' => $externalId]);
        if ($document->Details->Status->Code !== $statusCode) {
            throw $fault;
        }
    }
    echo "$externalId $statusCode", PHP_EOL;
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds. Run this again.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}
