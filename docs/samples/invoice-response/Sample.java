// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
// Run: java Sample.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;

public class Sample {
  public static void main(String[] args) throws Exception {
    // One id per response, kept in response.id: a second run repeats the id, so the response goes out once.
    // Delete the file for another response.
    var idFile = Path.of("response.id");
    if (Files.notExists(idFile)) {
      Files.writeString(idFile, UUID.randomUUID().toString());
    }
    var documentId = Files.readString(idFile);

    var body = """
        {
          "status": "Reject",
          "reasons": {
            "QuantityIncorrect": "Line 3: four palms invoiced, three delivered"
          },
          "actions": {
            "IssueNewInvoice": "Send a new invoice for three palms"
          },
          "note": "The carrier signed for three palms on 12 November 2026"
        }
        """;
    var url = "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response";
    var request = HttpRequest.newBuilder(URI.create(url))
        .timeout(Duration.ofSeconds(30))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("X-PSB-DocumentId", documentId)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() == 409) {
      System.err.println("409: the bus already has a document under this id; nothing was sent now");
    } else if (response.statusCode() / 100 != 2) {
      System.err.println(response.statusCode() + " " + response.body());
      System.exit(1);
    }
    System.out.println(documentId);
  }
}
