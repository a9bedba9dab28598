<?php
// Needs PSB_SUBSCRIPTION_KEY, PSB_CONSUMER_KEY and PSB_CONSUMER_SECRET. Prints a security token, which is valid
// for 4 hours.
// Needs platform.wsdl in this folder, and the PHP extension soap.
// Run: php login.php
ini_set('default_socket_timeout', '30');
$host = getenv('PSB_PLATFORM_HOST') ?: 'https://{{platform.accp.host}}';
$client = new SoapClient('platform.wsdl', [
    'location' => $host . '/soap/v3.1?subscriptionKey=' . getenv('PSB_SUBSCRIPTION_KEY'),
    'connection_timeout' => 30,
    'cache_wsdl' => WSDL_CACHE_MEMORY,
]);

try {
    $response = $client->Login([
        'ConsumerKey' => getenv('PSB_CONSUMER_KEY'),
        'ConsumerSecret' => getenv('PSB_CONSUMER_SECRET'),
    ]);
    echo $response->SecurityToken, PHP_EOL;
} catch (SoapFault $fault) {
    // PHP reports the same message for a timeout and a broken connection.
    $message = $fault->getMessage() === 'Error Fetching http headers'
        ? 'No response within 30 seconds. Run this again.'
        : $fault->getMessage();
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}
