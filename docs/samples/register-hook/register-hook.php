<?php
// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and PSB_WEBHOOK_SECRET. Saves a webhook for the buyer.
// Run: php register-hook.php
$secret = getenv('PSB_WEBHOOK_SECRET');
if (!$secret) {
    fwrite(STDERR, 'PSB_WEBHOOK_SECRET is not set' . PHP_EOL);
    exit(1);
}

$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$curl = curl_init($host . '/api/v1/{{buyer.partyId}}/hook');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_POSTFIELDS => json_encode([
        'id' => '{{sample.hookId}}',
        'name' => 'Invoice events to the ERP',
        'action' => 'https://erp.molenrak.example/psb#' . $secret,
        'topics' => ['InvoiceReceived', 'InvoiceReceivedError'],
        'isActive' => true,
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
