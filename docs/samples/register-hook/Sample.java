// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY and PSB_WEBHOOK_SECRET. Sets the webhook of the buyer.
// Run: java Sample.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Sample {
  public static void main(String[] args) throws Exception {
    var secret = System.getenv("PSB_WEBHOOK_SECRET");
    if (secret == null || secret.isEmpty()) {
      System.err.println("PSB_WEBHOOK_SECRET is not set");
      System.exit(1);
    }
    var body = """
        {
          "id": "{{sample.hookId}}",
          "name": "Invoice events to the ERP",
          "action": "https://erp.molenrak.example/psb#%s",
          "topics": [
            "InvoiceReceived",
            "InvoiceReceivedError"
          ],
          "isActive": true
        }
        """.formatted(secret);
    var url = "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/hook";
    var request = HttpRequest.newBuilder(URI.create(url))
        .timeout(Duration.ofSeconds(30))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/json")
        .PUT(HttpRequest.BodyPublishers.ofString(body))
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      System.err.println(response.statusCode() + " " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
