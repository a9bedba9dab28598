import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Does what most samples do, once: sends JSON by HTTP and reads the response. The virtual machine that runs it archives the classes
 * of the JDK and of Jackson that it needed, so that a sample starts in half the time.
 */
public class ClassArchive {
  static final ObjectMapper JSON = new ObjectMapper();

  public static void main(String[] args) throws Exception {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      var body = exchange.getRequestBody().readAllBytes();
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.getAddress().getPort() + "/"))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(Map.of("name", "Molenrak"))))
        .build();
    var response = HttpClient.newHttpClient()
        .sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .get(30, TimeUnit.SECONDS);
    JSON.readTree(response.body()).get("name").asText();
    server.stop(0);
  }
}
