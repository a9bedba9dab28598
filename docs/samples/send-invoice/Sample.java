// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
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
    // One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
    // Delete the file for another invoice.
    var idFile = Path.of("invoice.xml.id");
    if (Files.notExists(idFile)) {
      Files.writeString(idFile, UUID.randomUUID().toString());
    }
    var documentId = Files.readString(idFile);
    var boundary = UUID.randomUUID().toString();
    var head = "--" + boundary + "\r\n"
        + "Content-Disposition: form-data; name=\"file\"; filename=\"invoice.xml\"\r\n"
        + "Content-Type: application/xml\r\n\r\n";
    var body = HttpRequest.BodyPublishers.concat(
        HttpRequest.BodyPublishers.ofString(head),
        HttpRequest.BodyPublishers.ofFile(Path.of("invoice.xml")),
        HttpRequest.BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
    var url = "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send";
    var request = HttpRequest.newBuilder(URI.create(url))
        .timeout(Duration.ofSeconds(30))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("X-PSB-DocumentId", documentId)
        .header("Content-Type", "multipart/form-data; boundary=" + boundary)
        .POST(body)
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
