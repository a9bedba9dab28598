<?php
// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves a received invoice as received-invoice.xml, and
// prints the file name and the statuses that you can set next.
// Needs platform.wsdl in this folder, and the PHP extensions soap and dom.
// Run: php get-inbox-document.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
    'features' => SOAP_SINGLE_ELEMENT_ARRAYS, // a list with one element is also an array
    'trace' => true,
]);
$token = ['SecurityToken' => getenv('PSB_SECURITY_TOKEN')];
$client->__setSoapHeaders(new SoapHeader('http://{{platform.host}}/v3_1/', 'Authentication', $token));

try {
    $response = $client->GetInboxDocument(['ExternalId' => 'X261116000482']);
    // $response->Details->Payload->any lacks namespaces of the envelope. So take the payload from the text of the response.
    $envelope = new DOMDocument();
    $envelope->loadXML($client->__getLastResponse(), LIBXML_PARSEHUGE);
    $payload = $envelope->getElementsByTagNameNS('http://{{platform.host}}/v3_1/', 'Payload')->item(0);
    $invoice = new DOMDocument('1.0', 'UTF-8');
    $invoice->appendChild($invoice->importNode($payload->firstElementChild, true));
    $invoice->save('received-invoice.xml');
    echo 'received-invoice.xml', PHP_EOL;
    echo implode(' ', array_column($response->Statuses->Status ?? [], 'Code')), PHP_EOL;
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds. Run this again.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}
