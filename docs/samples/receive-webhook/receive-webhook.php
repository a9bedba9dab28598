<?php
// Needs PSB_WEBHOOK_SECRET. Receives events at its own URL, such as https://erp.molenrak.example/receive-webhook.php,
// and stores them in psb-events in the temporary directory.
// Run: php -S localhost:8080 receive-webhook.php, or behind your web server
function receive(string $rawBody, string $signature, string $secret): int
{
    if (!isSigned($rawBody, $signature, $secret)) {
        return 401;
    }
    // A hook with the option batch sends an array of events.
    $body = json_decode($rawBody);
    $events = is_array($body) ? $body : [$body];
    foreach ($events as $event) {
        if (!isRecent($event)) {
            return 401;
        }
    }
    foreach ($events as $event) {
        store($event);
    }
    return 204;
}

function isSigned(string $rawBody, string $signature, string $secret): bool
{
    return hash_equals('sha256=' . hash_hmac('sha256', $rawBody, $secret), $signature);
}

/** Whether the event was sent within 5 minutes of now. Treat any other event as a replay. */
function isRecent(object $event): bool
{
    return abs(time() - strtotime($event->sentOn)) <= 5 * 60;
}

/**
 * Stores the event, unless it is already stored: the bus can deliver an event more than once.
 * In production, insert the event into a database table with a unique key on hookId, documentId, and topic.
 * Don't download or process the document here. Do this after the response.
 */
function store(object $event): void
{
    $folder = sys_get_temp_dir() . '/psb-events'; // outside the folder that your web server serves
    @mkdir($folder, 0700);
    $file = "$folder/{$event->hookId}_{$event->documentId}_{$event->topic}.json";
    if (file_exists($file)) {
        return;
    }
    $partial = $folder . '/' . bin2hex(random_bytes(16));
    // The file is complete or absent. If storing fails, the bus delivers the event again.
    if (file_put_contents($partial, json_encode($event)) === false || !rename($partial, $file)) {
        throw new RuntimeException("$file cannot be stored");
    }
}

http_response_code(500); // the status if anything below fails
$secret = getenv('PSB_WEBHOOK_SECRET');
if (!$secret) {
    error_log('PSB_WEBHOOK_SECRET is not set');
    exit;
}
// php://input contains the bytes that were signed.
http_response_code(receive(file_get_contents('php://input'), $_SERVER['HTTP_X_PSB_SIGNATURE'] ?? '', $secret));
