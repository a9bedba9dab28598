<?php
// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the name and the company number of each party.
// Run: php first-query.php
$query = <<<'GRAPHQL'
query ByNameAndCity($name: String!, $city: String!) {
  party(name: $name, city: $city) {
    preferredName
    identifiers {
      legal {
        value
      }
    }
  }
}
GRAPHQL;
$variables = ['name' => 'Molenrak', 'city' => '{{buyer.city}}'];

$form = http_build_query([
    'grant_type' => 'client_credentials',
    'scope' => 'vpd',
    'client_id' => getenv('PSB_CLIENT_ID'),
    'client_secret' => getenv('PSB_CLIENT_SECRET'),
]);
$identity = getenv('PSB_IDENTITY_HOST') ?: 'https://{{identity.accp.host}}';
$token = post($identity . '/connect/token', $form);
$vpd = getenv('PSB_VPD_HOST') ?: 'https://{{vpd.accp.host}}';
$result = post($vpd . '/graphql/v1', json_encode(['query' => $query, 'variables' => $variables]), [
    'Authorization: Bearer ' . $token['access_token'],
    'Content-Type: application/json',
]);
// If a query fails, the status is 200, and the body contains errors.
if (isset($result['errors'])) {
    foreach ($result['errors'] as $error) {
        fwrite(STDERR, $error['extensions']['code'] . ' ' . $error['message'] . ' ' . $error['extensions']['requestId'] . PHP_EOL);
    }
    exit(1);
}
foreach ($result['data']['party'] as $party) {
    $numbers = array_column($party['identifiers']['legal'], 'value');
    echo implode(' ', [$party['preferredName'], ...$numbers]), PHP_EOL;
}

/** Sends a POST request and returns the JSON of the response. */
function post(string $url, string $body, array $headers = []): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => $body,
        CURLOPT_HTTPHEADER => $headers,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ]);
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if (curl_errno($curl) === CURLE_OPERATION_TIMEDOUT) {
        fwrite(STDERR, 'No response within 30 seconds. Run this again.' . PHP_EOL);
        exit(1);
    }
    if ($response === false || $status !== 200) {
        fwrite(STDERR, $status . ' ' . ($response ?: curl_error($curl)) . PHP_EOL);
        exit(1);
    }
    return json_decode($response, true);
}
