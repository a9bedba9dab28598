// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Saves a received invoice as received-invoice.xml.
// Run: java DownloadInvoice.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class DownloadInvoice {
  public static void main(String[] args) throws Exception {
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .GET()
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + new String(response.body(), StandardCharsets.UTF_8));
        System.exit(1);
      }
      Files.write(Path.of("received-invoice.xml"), response.body());
      System.out.println("received-invoice.xml");
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }
}
