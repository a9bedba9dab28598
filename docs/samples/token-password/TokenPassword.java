// Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME, and PSB_PASSWORD. Prints the access token.
// Run: java -cp "lib/*" TokenPassword.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class TokenPassword {
  public static void main(String[] args) throws Exception {
    var form = "grant_type=password&scope=ap"
        + "&client_id=" + encode(System.getenv("PSB_CLIENT_ID"))
        + "&client_secret=" + encode(System.getenv("PSB_CLIENT_SECRET"))
        + "&username=" + encode(System.getenv("PSB_USERNAME"))
        + "&password=" + encode(System.getenv("PSB_PASSWORD"));
    var host = System.getenv().getOrDefault("PSB_IDENTITY_HOST", "https://{{identity.accp.host}}");
    var request = HttpRequest.newBuilder(URI.create(host + "/connect/token"))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(HttpRequest.BodyPublishers.ofString(form))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      var token = new ObjectMapper().readTree(response.body());
      System.out.println(token.get("access_token").asText());
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }

  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
