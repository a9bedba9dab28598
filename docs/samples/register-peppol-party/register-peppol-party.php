<?php
// Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
// Run: php register-peppol-party.php
$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$curl = curl_init($host . '/api/v1/peppol/config/party/{{buyer.partyId}}');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_POSTFIELDS => json_encode([
        'capabilities' => [
            'invoices' => ['state' => 'on'],
        ],
        'businessCard' => [
            'state' => 'on',
            'names' => ['state' => 'on', 'value' => '{{buyer.name}}'],
        ],
        'verification' => [
            'notes' => 'Extract of the trade register, checked by phone',
            'verifiedOn' => '2026-11-02T10:15:00+01:00',
        ],
    ]),
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
if ($body === false || $status !== 200) {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
echo $body, PHP_EOL;
