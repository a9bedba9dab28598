<?php
// Needs PSB_WEBHOOK_SECRET; listens on PORT (8080).
// Run: php sample.php
$secret = getenv('PSB_WEBHOOK_SECRET');
if (!$secret) {
    error_log('PSB_WEBHOOK_SECRET is not set');
    http_response_code(500);
    exit(1);
}
if (PHP_SAPI === 'cli') {
    // Starts PHP's own web server, which runs this file for every request.
    passthru(escapeshellarg(PHP_BINARY) . ' -S 0.0.0.0:' . (getenv('PORT') ?: '8080') . ' ' . escapeshellarg(__FILE__));
    exit;
}

function answer(string $secret): int
{
    if (parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) !== '/psb') {
        return 404;
    }
    $body = file_get_contents('php://input');
    $expected = 'sha256=' . hash_hmac('sha256', $body, $secret);
    if (!hash_equals($expected, $_SERVER['HTTP_X_PSB_SIGNATURE'] ?? '')) {
        return 401;
    }

    $event = json_decode($body, true);
    if (abs(time() - strtotime($event['sentOn'])) > 5 * 60) {
        return 401;
    }

    // A delivery can come twice: act on the first only. PHP keeps no memory between requests, so a file is the mark.
    $key = $event['hookId'] . ' ' . $event['documentId'] . ' ' . $event['topic'];
    $mark = @fopen(sys_get_temp_dir() . '/psb-' . hash('sha256', $key), 'x');
    if ($mark !== false) {
        file_put_contents('php://stdout', $event['topic'] . ' ' . $event['documentId'] . PHP_EOL);
    }
    return 204;
}

http_response_code(500); // stays when answer() fails
http_response_code(answer($secret));
