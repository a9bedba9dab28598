<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
// Run: php sample.php
$curl = curl_init('https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode([
        'status' => 'Reject',
        'reasons' => [
            'QuantityIncorrect' => 'Line 3: four palms invoiced, three delivered',
        ],
        'actions' => [
            'IssueNewInvoice' => 'Send a new invoice for three palms',
        ],
        'note' => 'The carrier signed for three palms on 12 November 2026',
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
if ($status !== 200) {
    $error = json_decode((string) $body, true);
    fwrite(STDERR, implode(' ', [$status, $error['code'] ?? '', $error['message'] ?? curl_error($curl)]) . PHP_EOL);
    exit(1);
}
echo $body, PHP_EOL;
