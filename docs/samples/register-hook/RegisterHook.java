// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and PSB_WEBHOOK_SECRET. Saves a webhook for the buyer.
// Run: java -cp "lib/*" RegisterHook.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class RegisterHook {
  public static void main(String[] args) throws Exception {
    var secret = System.getenv("PSB_WEBHOOK_SECRET");
    if (secret == null || secret.isEmpty()) {
      System.err.println("PSB_WEBHOOK_SECRET is not set");
      System.exit(1);
    }
    var body = new ObjectMapper().writeValueAsString(Map.of(
        "id", "{{sample.hookId}}",
        "name", "Invoice events to the ERP",
        "action", "https://erp.molenrak.example/psb#" + secret,
        "topics", List.of("InvoiceReceived", "InvoiceReceivedError"),
        "isActive", true));
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/{{buyer.partyId}}/hook";
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
