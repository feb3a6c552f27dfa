"""A small client for a Touchline server. It needs only the standard library of Python 3.10."""

import http.client
import json
import threading
import time
import urllib.parse

PATIENCE = 40  # Seconds of silence after which a stream counts as broken; the server sends something every 15.
TRIES = 60  # How many times to try a request or a stream, a second apart, before giving up.


class Refused(Exception):
    """The server refused the request: `code` is for programs, the sentence for people."""

    def __init__(self, status, code, sentence):
        super().__init__(f"{status} {code}: {sentence}")
        self.status, self.code, self.sentence = status, code, sentence


class Touchline:
    """One server, used as the bot that owns the token. Threads may share it."""

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url} is not the address of a server: write it like http://127.0.0.1:7878")
        if not token.isascii() or not token.isprintable():
            raise ValueError("this is no token: a token is one word of plain letters and digits")
        https = parts.scheme == "https"
        self._kind = http.client.HTTPSConnection if https else http.client.HTTPConnection
        self._host, self._port = parts.hostname, parts.port
        self._headers = {"Authorization": f"Bearer {token}"}
        self._kept = threading.local()  # One connection per thread, kept open between requests.

    def get(self, path):
        """Send a GET request and return the decoded JSON."""
        return self._request("GET", path, None)

    def post(self, path, body=None):
        """Send a POST request and return the decoded JSON."""
        return self._request("POST", path, body)

    def wish(self, code, **wish):
        """Send a wish to a match: wish(code, do="act", seq=7, answers=["target CE"]). False if the match has moved on."""
        try:
            self.post(f"/api/matches/{code}/wishes", wish)
        except Refused as refused:
            # Also after a broken connection: a wish that is sent again may have arrived the first time.
            if refused.code in ("stale", "match-over"):
                return False
            raise
        return True

    def news(self):
        """Yield this bot's news, for ever. Every (re)connection starts with {"event": "listening"}."""
        while True:
            for line in self._stream("/api/stream"):
                yield {"event": "listening"} if line is None else line

    def follow(self, code):
        """Yield the messages of a match, each update once and in order."""
        last = None
        while True:
            since = "" if last is None else f"?last={last}"
            for message in self._stream(f"/api/matches/{code}/stream{since}"):
                if message is None:
                    continue
                last = message.get("seq", last)
                yield message

    def _request(self, method, path, body):
        sent = None if body is None else json.dumps(body)
        headers = self._headers if sent is None else {**self._headers, "Content-Type": "application/json"}
        for again in range(TRIES):
            try:
                if getattr(self._kept, "connection", None) is None:
                    self._kept.connection = self._kind(self._host, self._port, timeout=PATIENCE)
                self._kept.connection.request(method, path, sent, headers)
                answer = self._kept.connection.getresponse()
                text = answer.read()
            except (OSError, http.client.HTTPException):
                self._hang_up()
                if again + 1 == TRIES:
                    raise
                # A kept connection may just have timed out, so retry at once; after that, wait for the server.
                time.sleep(min(again, 1))
                continue
            if answer.status in (429, 503) and again + 1 < TRIES:
                time.sleep(float(answer.headers.get("Retry-After", 1)))
                continue
            if answer.status >= 400:
                raise _refusal(answer.status, text)
            return json.loads(text) if text else None

    def _hang_up(self):
        if getattr(self._kept, "connection", None) is not None:
            self._kept.connection.close()
        self._kept.connection = None

    def _stream(self, path):
        """Yield None when connected, then every line as JSON, until the connection breaks."""
        connection = self._connect(path)
        try:
            answer = connection.getresponse()
            if answer.status in (409, 429, 503):  # Busy, or the server still counts an old stream of ours.
                time.sleep(float(answer.headers.get("Retry-After", 1)))
                return
            if answer.status >= 400:
                raise _refusal(answer.status, answer.read())
            yield None
            while line := answer.readline():
                if line.strip():
                    yield json.loads(line)
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            pass  # Broken, perhaps in the middle of a line: the caller reconnects after the last complete one.
        finally:
            connection.close()
        time.sleep(0.2)

    def _connect(self, path):
        for again in range(TRIES):
            connection = self._kind(self._host, self._port, timeout=PATIENCE)
            try:
                connection.request("GET", path, headers=self._headers)
                return connection
            except OSError:
                connection.close()
                if again + 1 == TRIES:
                    raise
                time.sleep(1)


def _refusal(status, text):
    try:
        error = json.loads(text)["error"]
        return Refused(status, error["code"], error["message"])
    except (ValueError, KeyError, TypeError):
        return Refused(status, "unreadable", text[:200].decode("utf-8", "replace"))
