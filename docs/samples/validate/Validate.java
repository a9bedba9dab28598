// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Validates invoice.xml and prints the findings.
// Run: java -cp "lib/*" Validate.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Validate {
  public static void main(String[] args) throws Exception {
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1-beta/generic/validate";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/xml")
        .header("X-PSB-Language", "en")
        .POST(HttpRequest.BodyPublishers.ofFile(Path.of("invoice.xml")))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      var result = new ObjectMapper().readTree(response.body());
      System.out.println(result.get("isValid").asBoolean() ? "valid" : "not valid");
      for (var assertion : result.get("assertions")) {
        System.out.println(assertion.get("flag").asText() + " " + assertion.get("artifact").asText()
            + " " + assertion.get("text").asText());
      }
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }
}
