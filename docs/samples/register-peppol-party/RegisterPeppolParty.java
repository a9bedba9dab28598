// Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
// Run: java -cp "lib/*" RegisterPeppolParty.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class RegisterPeppolParty {
  public static void main(String[] args) throws Exception {
    var body = new ObjectMapper().writeValueAsString(Map.of(
        "capabilities", Map.of("invoices", Map.of("state", "on")),
        "businessCard", Map.of("state", "on", "names", Map.of("state", "on", "value", "{{buyer.name}}")),
        "verification", Map.of(
            "notes", "Extract of the trade register, checked by phone",
            "verifiedOn", "2026-11-02T10:15:00+01:00")));
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/peppol/config/party/{{buyer.partyId}}";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/json")
        .PUT(HttpRequest.BodyPublishers.ofString(body))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      System.out.println(response.body());
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }
}
