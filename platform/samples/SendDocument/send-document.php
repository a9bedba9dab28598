<?php
// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ExternalId.
// Needs platform.wsdl and invoice.xml in this folder, and the PHP extension soap.
// Run: php send-document.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
]);
$token = ['SecurityToken' => getenv('PSB_SECURITY_TOKEN')];
$client->__setSoapHeaders(new SoapHeader('http://{{platform.host}}/v3_1/', 'Authentication', $token));

// The payload has no XML declaration and no byte order mark.
$invoice = preg_replace('/^(\xEF\xBB\xBF)?(<\?xml[^>]*\?>)?\s*/', '', file_get_contents('invoice.xml'));

try {
    $response = $client->SendDocument([
        'Via' => ['ReferenceId' => '{{seller.partyId}}'],
        'To' => ['ReferenceId' => 'XCNL100027', 'EmailAddress' => '{{buyer.mail}}'],
        'Subject' => 'Invoice',
        'Payload' => ['any' => $invoice],
        'TemplateId' => 'TPL-4101',
    ]);
    echo $response->ExternalId, PHP_EOL;
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    // Only a fault with soap:Client confirms that nothing was sent.
    $outcome = str_ends_with($fault->faultcode, ':Client')
        ? 'Nothing was sent.'
        : 'Look for the invoice in the outbox before you run this again.';
    fwrite(STDERR, $outcome . PHP_EOL);
    exit(1);
}
