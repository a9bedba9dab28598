// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the name and the company number of each party.
// Run: java -cp "lib/*" FirstQuery.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class FirstQuery {
  static final String QUERY = """
      query ByNameAndCity($name: String!, $city: String!) {
        party(name: $name, city: $city) {
          preferredName
          identifiers {
            legal {
              value
            }
          }
        }
      }
      """;
  static final ObjectMapper JSON = new ObjectMapper();
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static void main(String[] args) throws Exception {
    var form = "grant_type=client_credentials&scope=vpd"
        + "&client_id=" + encode(System.getenv("PSB_CLIENT_ID"))
        + "&client_secret=" + encode(System.getenv("PSB_CLIENT_SECRET"));
    var variables = Map.of("name", "Molenrak", "city", "{{buyer.city}}");
    try {
      var identity = System.getenv().getOrDefault("PSB_IDENTITY_HOST", "https://{{identity.accp.host}}");
      var token = post(HttpRequest.newBuilder(URI.create(identity + "/connect/token"))
          .header("Content-Type", "application/x-www-form-urlencoded"), form);
      var vpd = System.getenv().getOrDefault("PSB_VPD_HOST", "https://{{vpd.accp.host}}");
      var result = post(HttpRequest.newBuilder(URI.create(vpd + "/graphql/v1"))
          .header("Authorization", "Bearer " + token.get("access_token").asText())
          .header("Content-Type", "application/json"),
          JSON.writeValueAsString(Map.of("query", QUERY, "variables", variables)));
      // If a query fails, the status is 200, and the body contains errors.
      if (result.has("errors")) {
        for (var error : result.get("errors")) {
          var extensions = error.get("extensions");
          System.err.println(extensions.get("code").asText() + " " + error.get("message").asText() + " "
              + extensions.get("requestId").asText());
        }
        System.exit(1);
      }
      for (var party : result.at("/data/party")) {
        var line = new StringBuilder(party.get("preferredName").asText());
        for (var number : party.at("/identifiers/legal")) {
          line.append(" ").append(number.get("value").asText());
        }
        System.out.println(line);
      }
    } catch (TimeoutException e) {
      System.err.println("No response within 30 seconds. Run this again.");
      System.exit(1);
    }
  }

  /** Sends a POST request and returns the JSON of the response. */
  static JsonNode post(HttpRequest.Builder request, String body) throws Exception {
    request.POST(HttpRequest.BodyPublishers.ofString(body));
    var response = CLIENT.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
        .get(30, TimeUnit.SECONDS); // with the body
    if (response.statusCode() != 200) {
      System.err.println(response.statusCode() + " " + response.body());
      System.exit(1);
    }
    return JSON.readTree(response.body());
  }

  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
