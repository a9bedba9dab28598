// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
// Run: java Transform.java
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Transform {
  public static void main(String[] args) throws Exception {
    var target = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice"
        + "##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B";
    var host = System.getenv().getOrDefault("PSB_HOST", "https://{{psb.accp.host}}");
    var url = host + "/api/v1-beta/generic/transform?targetFormat="
        + URLEncoder.encode(target, StandardCharsets.UTF_8);
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("PSB_TOKEN"))
        .header("Subscription-Key", System.getenv("PSB_SUBSCRIPTION_KEY"))
        .header("Content-Type", "application/xml")
        .POST(HttpRequest.BodyPublishers.ofFile(Path.of("invoice.xml")))
        .build();
    try {
      var response = HttpClient.newHttpClient()
          .sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
          .get(30, TimeUnit.SECONDS); // with the body
      if (response.statusCode() != 200) {
        System.err.println(response.statusCode() + " " + new String(response.body(), StandardCharsets.UTF_8));
        System.exit(1);
      }
      Files.write(Path.of("invoice-cii.xml"), response.body());
      System.out.println("invoice-cii.xml");
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }
}
