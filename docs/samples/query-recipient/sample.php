<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Asks which id and channel reach the buyer.
// Run: php sample.php
$curl = curl_init('https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode(['{{buyer.partyId}}', 'NL:VAT:{{buyer.vat}}']),
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('PSB_TOKEN'),
        'Subscription-Key: ' . getenv('PSB_SUBSCRIPTION_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($body !== false && $status === 200) {
    $answer = json_decode($body, true);
    echo $answer['id'], ' ', $answer['channel'], PHP_EOL;
} elseif ($status === 404 && str_contains($body, '"API404"')) {
    echo 'not reachable', PHP_EOL; // no id of the buyer is reachable
} else {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
