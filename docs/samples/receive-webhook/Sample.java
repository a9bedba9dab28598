// Needs PSB_WEBHOOK_SECRET; listens on PORT (8080).
// Run: java Sample.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Sample {
  static final String SECRET = System.getenv("PSB_WEBHOOK_SECRET");
  static final Set<String> seen = new HashSet<>();

  public static void main(String[] args) throws IOException {
    if (SECRET == null || SECRET.isEmpty()) {
      System.err.println("PSB_WEBHOOK_SECRET is not set");
      System.exit(1);
    }
    var port = Integer.parseInt(Optional.ofNullable(System.getenv("PORT")).orElse("8080"));
    var server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/psb", exchange -> {
      exchange.sendResponseHeaders(answer(exchange), -1);
      exchange.close();
    });
    server.start();
  }

  static int answer(HttpExchange exchange) throws IOException {
    var raw = exchange.getRequestBody().readAllBytes();
    if (!isSigned(raw, exchange.getRequestHeaders().getFirst("X-PSB-Signature"))) return 401;

    var event = new String(raw, StandardCharsets.UTF_8);
    var age = Duration.between(OffsetDateTime.parse(field(event, "sentOn")), OffsetDateTime.now());
    if (age.abs().compareTo(Duration.ofMinutes(5)) > 0) return 401;

    // A delivery can come twice: act on the first only.
    var topic = field(event, "topic");
    var documentId = field(event, "documentId");
    if (seen.add(field(event, "hookId") + " " + documentId + " " + topic)) {
      System.out.println(topic + " " + documentId);
    }
    return 204;
  }

  static boolean isSigned(byte[] body, String signature) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      var expected = "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
      return signature != null && MessageDigest.isEqual(expected.getBytes(), signature.getBytes());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads one text field; the JDK has no JSON parser, so use the one of your project. */
  static String field(String json, String name) {
    var match = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
    return match.find() ? match.group(1) : "";
  }
}
