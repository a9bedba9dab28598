// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Prints the endpoint ID and the channel of the buyer.
// Exits with code 2 if the buyer can't be reached.
// Run: java -cp "lib/*" QueryRecipient.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class QueryRecipient {
  static final ObjectMapper JSON = new ObjectMapper();

  public static void main(String[] args) throws Exception {
    var body = JSON.writeValueAsString(List.of("{{buyer.partyId}}", "NL:VAT:{{buyer.vat}}"));
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() == 404 && errorCode(response.body()).equals("API404")) {
        System.out.println("not reachable");
        System.exit(2);
      }
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      var recipient = JSON.readTree(response.body());
      System.out.println(recipient.get("id").asText() + " " + recipient.get("channel").asText());
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }

  /** The error code in a response of the bus, or an empty string if the body isn't JSON. */
  static String errorCode(String body) {
    try {
      return JSON.readTree(body).path("code").asText();
    } catch (JsonProcessingException e) {
      return "";
    }
  }
}
