// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY, the token of an ApManager. Registers the buyer as receiver.
// Run: java Sample.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Sample {
  public static void main(String[] args) throws Exception {
    var body = """
        {
          "capabilities": {
            "invoices": {
              "state": "on"
            }
          },
          "businessCard": {
            "state": "on",
            "names": {
              "state": "on",
              "value": "{{buyer.name}}"
            }
          },
          "verification": {
            "notes": "Extract of the trade register, checked by phone",
            "verifiedOn": "2026-11-02T10:15:00+01:00"
          }
        }
        """;
    var url = "https://{{psb.accp.host}}/api/v1/peppol/config/party/{{buyer.partyId}}";
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
