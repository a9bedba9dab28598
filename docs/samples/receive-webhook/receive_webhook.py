# Needs PSB_WEBHOOK_SECRET. Receives events at /psb on PORT (8080), and stores them in psb-events.
# Run: pip install flask && python3 receive_webhook.py
import hashlib
import hmac
import json
import os
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from uuid import uuid4

from flask import Flask, request

SECRET = os.environ.get("PSB_WEBHOOK_SECRET", "").encode()
if not SECRET:
    sys.exit("PSB_WEBHOOK_SECRET is not set")
EVENTS = Path("psb-events")
EVENTS.mkdir(exist_ok=True)
app = Flask(__name__)


@app.post("/psb")
def receive():
    raw_body = request.get_data()  # the bytes that were signed: don't use request.json before the signature check
    if not is_signed(raw_body, request.headers.get("X-PSB-Signature", "")):
        return "", 401

    # A hook with the option batch sends an array of events.
    body = json.loads(raw_body)
    events = body if isinstance(body, list) else [body]
    if not all(is_recent(event) for event in events):
        return "", 401
    for event in events:
        store(event)
    return "", 204


def is_signed(raw_body, signature):
    expected = "sha256=" + hmac.new(SECRET, raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())


def is_recent(event):
    """Whether the event was sent within 5 minutes of now. Treat any other event as a replay."""
    age = datetime.now(timezone.utc) - datetime.fromisoformat(event["sentOn"])
    return abs(age) <= timedelta(minutes=5)


def store(event):
    """Stores the event, unless it is already stored: the bus can deliver an event more than once.

    In production, insert the event into a database table with a unique key on hookId, documentId, and topic.
    Don't download or process the document here. Do this after the response.
    """
    file = EVENTS / f"{event['hookId']}_{event['documentId']}_{event['topic']}.json"
    if file.exists():
        return
    partial = EVENTS / str(uuid4())
    partial.write_text(json.dumps(event))
    partial.replace(file)  # the file is complete or absent: if storing fails, the bus delivers the event again


if __name__ == "__main__":
    app.run(port=int(os.environ.get("PORT", "8080")))
