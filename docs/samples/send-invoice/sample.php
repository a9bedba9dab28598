<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
// Run: php sample.php
// One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
// Delete the file for another invoice.
if (!file_exists('invoice.xml.id')) {
    $bytes = random_bytes(16); // PHP has no UUID function: these bits make it version 4
    $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
    $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
    file_put_contents('invoice.xml.id', vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4)));
}
$documentId = file_get_contents('invoice.xml.id');

$curl = curl_init('https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => ['file' => new CURLFile('invoice.xml', 'application/xml')],
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('PSB_TOKEN'),
        'Subscription-Key: ' . getenv('PSB_SUBSCRIPTION_KEY'),
        'X-PSB-DocumentId: ' . $documentId,
    ],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status === 409) {
    fwrite(STDERR, '409: the bus already has a document under this id; nothing was sent now' . PHP_EOL);
} elseif ($body === false || $status !== 200) {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
echo $documentId, PHP_EOL;
