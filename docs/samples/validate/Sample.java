// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; checks invoice.xml.
// Run: java Sample.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;

public class Sample {
  public static void main(String[] args) throws Exception {
    var url = "https://{{psb.accp.host}}/api/v1-beta/generic/validate";
    var request = HttpRequest.newBuilder(URI.create(url))
        .timeout(Duration.ofSeconds(30))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/xml")
        .header("X-PSB-Language", "en")
        .POST(HttpRequest.BodyPublishers.ofFile(Path.of("invoice.xml")))
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      System.err.println(response.statusCode() + " " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
