// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Sends invoice.xml and prints the documentId.
// Run: java SendInvoice.java
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class SendInvoice {
  public static void main(String[] args) throws Exception {
    // The ID is saved in invoice.xml.id, so if you run this again after a failure, the same ID is sent.
    // Delete invoice.xml.id before you send another invoice.
    var idFile = Path.of("invoice.xml.id");
    var isRetry = Files.exists(idFile);
    if (!isRetry) Files.writeString(idFile, UUID.randomUUID().toString());
    var documentId = Files.readString(idFile).trim();
    if (documentId.isEmpty()) {
      System.err.println("invoice.xml.id is empty. Delete it, and run this again.");
      System.exit(1);
    }

    var boundary = UUID.randomUUID().toString();
    var head = "--" + boundary + "\r\n"
        + "Content-Disposition: form-data; name=\"file\"; filename=\"invoice.xml\"\r\n"
        + "Content-Type: application/xml\r\n\r\n";
    var body = HttpRequest.BodyPublishers.concat(
        HttpRequest.BodyPublishers.ofString(head),
        HttpRequest.BodyPublishers.ofFile(Path.of("invoice.xml")),
        HttpRequest.BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1/{{seller.partyId}}/salesInvoice/send";
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("X-PSB-DocumentId", documentId)
        .header("Content-Type", "multipart/form-data; boundary=" + boundary)
        .POST(body)
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofString())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() == 409 && isRetry) {
        System.err.println("409: the bus already has this invoice. It was not sent again.");
      } else if (response.statusCode() == 409) {
        System.err.println("409: the bus already has a document with this ID. List its statuses before you send it again.");
        System.exit(1);
      } else if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + response.body());
        System.exit(1);
      }
      System.out.println(documentId);
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again: the same ID is sent, so the invoice is delivered once.");
      System.exit(1);
    }
  }
}
