# Needs PSB_WEBHOOK_SECRET; listens on PORT (8080).
# Run: python3 sample.py
import hashlib
import hmac
import json
import os
import sys
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ.get("PSB_WEBHOOK_SECRET", "").encode()
if not SECRET:
    sys.exit("PSB_WEBHOOK_SECRET is not set")
seen = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        self.send_response(self.answer() if self.path == "/psb" else 404)
        self.end_headers()

    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        expected = "sha256=" + hmac.new(SECRET, body, hashlib.sha256).hexdigest()
        received = self.headers.get("X-PSB-Signature", "")
        if not hmac.compare_digest(expected.encode(), received.encode()):
            return 401

        event = json.loads(body)
        age = datetime.now(timezone.utc) - datetime.fromisoformat(event["sentOn"])
        if abs(age) > timedelta(minutes=5):
            return 401

        # A delivery can come twice: act on the first only.
        key = (event["hookId"], event["documentId"], event["topic"])
        if key not in seen:
            seen.add(key)
            print(event["topic"], event["documentId"], flush=True)
        return 204


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
