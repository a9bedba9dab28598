<?php
// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the access token.
// Run: php get-token.php
$host = getenv('PSB_IDENTITY_HOST') ?: 'https://{{identity.accp.host}}';
$curl = curl_init($host . '/connect/token');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => http_build_query([
        'grant_type' => 'client_credentials',
        'scope' => 'ap',
        'client_id' => getenv('PSB_CLIENT_ID'),
        'client_secret' => getenv('PSB_CLIENT_SECRET'),
    ]),
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
echo json_decode($body, true, flags: JSON_THROW_ON_ERROR)['access_token'], PHP_EOL;
