<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
// Run: php transform.php
$target = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice'
    . '##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B';
$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$url = $host . '/api/v1-beta/generic/transform?' . http_build_query(['targetFormat' => $target]);

$curl = curl_init($url);
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => file_get_contents('invoice.xml'),
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('PSB_TOKEN'),
        'Subscription-Key: ' . getenv('PSB_SUBSCRIPTION_KEY'),
        'Content-Type: application/xml',
    ],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if (curl_errno($curl) === CURLE_OPERATION_TIMEDOUT) {
    fwrite(STDERR, 'No response within 30 seconds. Run this again.' . PHP_EOL);
    exit(1);
}
if ($body === false || $status !== 200) {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
file_put_contents('invoice-cii.xml', $body);
echo 'invoice-cii.xml', PHP_EOL;
