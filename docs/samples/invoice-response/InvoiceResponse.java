// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice and prints the ID of the response.
// Run: java -cp "lib/*" InvoiceResponse.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class InvoiceResponse {
  public static void main(String[] args) throws Exception {
    // The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
    // Delete response.id before you send another response.
    var idFile = Path.of("response.id");
    var isRetry = Files.exists(idFile);
    if (!isRetry) Files.writeString(idFile, UUID.randomUUID().toString());
    var documentId = Files.readString(idFile).trim();
    if (documentId.isEmpty()) {
      System.err.println("response.id is empty. Delete it, and run this again.");
      System.exit(1);
    }

    var body = new ObjectMapper().writeValueAsString(Map.of(
        "status", "Reject",
        "reasons", Map.of("QuantityIncorrect", "Line 3: four palms invoiced, three delivered"),
        "actions", Map.of("IssueNewInvoice", "Send a new invoice for three palms"),
        "note", "The carrier signed for three palms on 12 November 2026"));
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("X-PSB-DocumentId", documentId)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() == 409 && isRetry) {
        System.err.println("409: the bus already has this response. It was not sent again.");
      } else if (response.statusCode() == 409) {
        System.err.println("409: the bus already has a document with this ID. List its statuses before you send it again.");
        System.exit(1);
      } else if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      System.out.println(documentId);
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again: the same ID is sent, so the response is delivered once.");
      System.exit(1);
    }
  }
}
