// Needs PSB_WEBHOOK_SECRET. Receives events at /psb, and stores them in psb-events.
// Run: add ReceiveWebhook.java to a Spring Boot 3 application with spring-boot-starter-web, and change its package.
package com.example.erp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ReceiveWebhook {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path EVENTS = Path.of("psb-events");
  private final SecretKeySpec key;

  public ReceiveWebhook(@Value("${PSB_WEBHOOK_SECRET:}") String secret) throws IOException {
    if (secret.isEmpty()) {
      throw new IllegalStateException("PSB_WEBHOOK_SECRET is not set");
    }
    key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
    Files.createDirectories(EVENTS);
  }

  // byte[], because a parsed body no longer contains the bytes that were signed.
  @PostMapping("/psb")
  public ResponseEntity<Void> receive(
      @RequestBody(required = false) byte[] rawBody,
      @RequestHeader(name = "X-PSB-Signature", required = false) String signature) throws IOException {
    if (rawBody == null || signature == null || !isSigned(rawBody, signature)) {
      return ResponseEntity.status(401).build();
    }
    // A hook with the option batch sends an array of events.
    var events = new ArrayList<JsonNode>();
    var body = JSON.readTree(rawBody);
    if (body.isArray()) {
      body.forEach(events::add);
    } else {
      events.add(body);
    }
    if (!events.stream().allMatch(ReceiveWebhook::isRecent)) {
      return ResponseEntity.status(401).build();
    }
    for (var event : events) {
      store(event);
    }
    return ResponseEntity.noContent().build();
  }

  private boolean isSigned(byte[] rawBody, String signature) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      var expected = "sha256=" + HexFormat.of().formatHex(mac.doFinal(rawBody));
      return MessageDigest.isEqual(expected.getBytes(), signature.getBytes());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether the event was sent within 5 minutes of now. Treat any other event as a replay. */
  private static boolean isRecent(JsonNode event) {
    var age = Duration.between(OffsetDateTime.parse(event.get("sentOn").asText()), OffsetDateTime.now());
    return age.abs().compareTo(Duration.ofMinutes(5)) <= 0;
  }

  /**
   * Stores the event, unless it is already stored: the bus can deliver an event more than once.
   * In production, insert the event into a database table with a unique key on hookId, documentId, and topic.
   * Don't download or process the document here. Do this after the response.
   */
  private static void store(JsonNode event) throws IOException {
    var key = String.join("_",
        event.get("hookId").asText(), event.get("documentId").asText(), event.get("topic").asText());
    var file = EVENTS.resolve(key + ".json");
    if (Files.exists(file)) {
      return;
    }
    var partial = Files.createTempFile(EVENTS, null, null);
    Files.writeString(partial, event.toString());
    // The file is complete or absent. If storing fails, the bus delivers the event again.
    Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
