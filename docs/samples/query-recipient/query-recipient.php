<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Prints the endpoint ID and the channel of the buyer.
// Exits with code 2 if the buyer can't be reached.
// Run: php query-recipient.php
$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$curl = curl_init($host . '/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty');
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
if (curl_errno($curl) === CURLE_OPERATION_TIMEDOUT) {
    fwrite(STDERR, 'No response within 30 seconds. Run this again.' . PHP_EOL);
    exit(1);
}
if ($status === 404 && (json_decode($body, true)['code'] ?? '') === 'API404') {
    echo 'not reachable', PHP_EOL;
    exit(2);
}
if ($body === false || $status !== 200) {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
$recipient = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
echo $recipient['id'], ' ', $recipient['channel'], PHP_EOL;
