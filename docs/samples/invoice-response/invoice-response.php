<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice and prints the ID of the response.
// Run: php invoice-response.php

// The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
// Delete response.id before you send another response.
$isRetry = file_exists('response.id');
if (!$isRetry) {
    $bytes = random_bytes(16); // PHP has no UUID function. These bits mark a version 4 UUID.
    $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
    $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
    file_put_contents('response.id', vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4)));
}
$documentId = trim((string) file_get_contents('response.id'));
if ($documentId === '') {
    fwrite(STDERR, 'response.id is empty or cannot be written. Delete it, and run this again.' . PHP_EOL);
    exit(1);
}

$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$curl = curl_init($host . '/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response');
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
        'X-PSB-DocumentId: ' . $documentId,
        'Content-Type: application/json',
    ],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if (curl_errno($curl) === CURLE_OPERATION_TIMEDOUT) {
    fwrite(STDERR, 'No response within 30 seconds. Run this again: the same ID is sent, so the response is delivered once.' . PHP_EOL);
    exit(1);
}
if ($status === 409 && $isRetry) {
    fwrite(STDERR, '409: the bus already has this response. It was not sent again.' . PHP_EOL);
} elseif ($status === 409) {
    fwrite(STDERR, '409: the bus already has a document with this ID. List its statuses before you send it again.' . PHP_EOL);
    exit(1);
} elseif ($body === false || $status !== 200) {
    fwrite(STDERR, $status . ' ' . ($body ?: curl_error($curl)) . PHP_EOL);
    exit(1);
}
echo $documentId, PHP_EOL;
