import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;

/**
 * Stand-in for Spring Boot, which Debian does not have: serves the one @PostMapping of a controller with the server of the JDK.
 * The annotations and ResponseEntity are Spring's own; what Spring Boot does with them is not tested. A required body or header
 * that is missing gives 400, as it does in Spring.
 */
public class SpringHost {
  public static void main(String[] args) throws Exception {
    var secret = System.getenv().getOrDefault("PSB_WEBHOOK_SECRET", "");
    var controller = Class.forName(args[0]).getConstructor(String.class).newInstance(secret);
    var handler = Stream.of(controller.getClass().getMethods())
        .filter(method -> method.isAnnotationPresent(PostMapping.class))
        .findFirst().orElseThrow();
    var server = HttpServer.create(new InetSocketAddress(Integer.parseInt(System.getenv("PORT"))), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext(handler.getAnnotation(PostMapping.class).value()[0], exchange -> {
      exchange.sendResponseHeaders(status(controller, handler, exchange), -1);
      exchange.close();
    });
    server.start();
  }

  static int status(Object controller, Method handler, HttpExchange exchange) throws IOException {
    var body = exchange.getRequestBody().readAllBytes();
    try {
      var arguments = Arrays.stream(handler.getParameters()).map(each -> argument(each, body, exchange)).toArray();
      return ((ResponseEntity<?>) handler.invoke(controller, arguments)).getStatusCodeValue();
    } catch (IllegalArgumentException missing) {
      return 400;
    } catch (ReflectiveOperationException problem) {
      problem.printStackTrace();
      return 500;
    }
  }

  static Object argument(Parameter parameter, byte[] body, HttpExchange exchange) {
    var header = parameter.getAnnotation(RequestHeader.class);
    var value = header == null ? (body.length == 0 ? null : body) : exchange.getRequestHeaders().getFirst(header.name());
    var isRequired = header == null ? parameter.getAnnotation(RequestBody.class).required() : header.required();
    if (value == null && isRequired) throw new IllegalArgumentException(parameter.getName());
    return value;
  }
}
