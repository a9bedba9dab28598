<?php
// Needs PSB_WEBHOOK_SECRET. Receives events at its own address, such as https://erp.molenrak.example/receive-webhook.php
// Run: php -S localhost:8080 receive-webhook.php, or behind your web server
function receive(string $rawBody, string $signature, string $secret): int
{
    if (!isSigned($rawBody, $signature, $secret)) {
        return 401;
    }
    // A hook with the option batch sends an array of events.
    $body = json_decode($rawBody, true);
    $events = array_is_list($body) ? $body : [$body];
    foreach ($events as $event) {
        if (!isRecent($event)) {
            return 401;
        }
    }
    foreach ($events as $event) {
        if (isNew($event)) {
            store($event);
        }
    }
    return 204;
}

function isSigned(string $rawBody, string $signature, string $secret): bool
{
    return hash_equals('sha256=' . hash_hmac('sha256', $rawBody, $secret), $signature);
}

/** Whether the event was sent within 5 minutes of now. Anything else is a replay. */
function isRecent(array $event): bool
{
    return abs(time() - strtotime($event['sentOn'])) <= 5 * 60;
}

/**
 * Whether the event arrives for the first time. The bus can deliver an event more than once.
 * In production, use a table in your database with a unique key on hookId, documentId and topic.
 */
function isNew(array $event): bool
{
    $key = $event['hookId'] . ' ' . $event['documentId'] . ' ' . $event['topic'];
    return @fopen(sys_get_temp_dir() . '/psb-' . hash('sha256', $key), 'x') !== false;
}

/** Replace this with your queue. Download and process the document after the response, not here. */
function store(array $event): void
{
    file_put_contents('php://stdout', $event['topic'] . ' ' . $event['documentId'] . PHP_EOL);
}

http_response_code(500); // stays when something fails below
$secret = getenv('PSB_WEBHOOK_SECRET');
if (!$secret) {
    error_log('PSB_WEBHOOK_SECRET is not set');
    exit;
}
// php://input has the bytes that were signed.
http_response_code(receive(file_get_contents('php://input'), $_SERVER['HTTP_X_PSB_SIGNATURE'] ?? '', $secret));
