<?php
// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves the PDF of an invoice as invoice.pdf.
// Needs platform.wsdl in this folder, and the PHP extension soap.
// Run: php get-document-pdf.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
]);
$token = ['SecurityToken' => getenv('PSB_SECURITY_TOKEN')];
$client->__setSoapHeaders(new SoapHeader('http://{{platform.host}}/v3_1/', 'Authentication', $token));

try {
    $file = getPdf($client);
    file_put_contents('invoice.pdf', base64_decode($file->Contents));
    echo 'invoice.pdf', PHP_EOL;
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds. Run this again.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}

/** Gets the PDF. If the platform is still generating it, waits 5 seconds and tries again, up to 6 times. */
function getPdf(SoapClient $client, int $retries = 6): object
{
    try {
        return $client->GetDocumentPdf(['ExternalId' => 'X261116000487'])->File;
    } catch (SoapFault $fault) {
        if ($retries === 0 || !str_contains($fault->getMessage(), 'ERRDMN8000003')) {
            throw $fault;
        }
    }
    sleep(5);
    return getPdf($client, $retries - 1);
}
