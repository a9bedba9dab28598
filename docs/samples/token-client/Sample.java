// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the access token.
// Run: java Sample.java
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;

public class Sample {
  public static void main(String[] args) throws Exception {
    var form = "grant_type=client_credentials&scope=ap"
        + "&client_id=" + encode(System.getenv("PSB_CLIENT_ID"))
        + "&client_secret=" + encode(System.getenv("PSB_CLIENT_SECRET"));
    var request = HttpRequest.newBuilder(URI.create("https://{{identity.accp.host}}/connect/token"))
        .timeout(Duration.ofSeconds(30))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(HttpRequest.BodyPublishers.ofString(form))
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    var token = Pattern.compile("\"access_token\"\\s*:\\s*\"([^\"]+)\"").matcher(response.body());
    if (response.statusCode() != 200 || !token.find()) {
      System.err.println(response.statusCode() + " " + response.body());
      System.exit(1);
    }
    System.out.println(token.group(1));
  }

  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
