<?php
// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Validates invoice.xml and prints the findings.
// Run: php validate.php
$host = getenv('PSB_HOST') ?: 'https://{{psb.accp.host}}';
$curl = curl_init($host . '/api/v1-beta/generic/validate');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => file_get_contents('invoice.xml'),
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('PSB_TOKEN'),
        'Subscription-Key: ' . getenv('PSB_SUBSCRIPTION_KEY'),
        'Content-Type: application/xml',
        'X-PSB-Language: en',
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
$result = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
echo $result['isValid'] ? 'valid' : 'not valid', PHP_EOL;
foreach ($result['assertions'] as $assertion) {
    echo $assertion['flag'], ' ', $assertion['artifact'], ' ', $assertion['text'], PHP_EOL;
}
