// An application that uses TokenCache and SecurityTokenHandler with the port that wsimport generates without -XadditionalHeaders.
// It prints what it finds, one line each; its arguments are the address, a consumer key and the task.
import com.example.platform.Platform;
import com.example.platform.PlatformService;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.xml.ws.BindingProvider;

public class TokenHost {
  /** A clock that the test moves. */
  static class Moved extends Clock {
    Duration by = Duration.ZERO;

    @Override
    public Instant instant() {
      return Instant.EPOCH.plus(by);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  public static void main(String[] args) throws Exception {
    var clock = new Moved();
    var first = port(args[0]);
    var tokens = new TokenCache(() -> first.login(args[1], "any-secret"), clock);
    use(first, tokens);
    if (args[2].equals("renewal")) renewal(tokens, clock);
    else expiry(args[0], first, tokens);
  }

  static void renewal(TokenCache tokens, Moved clock) {
    var token = tokens.get();
    clock.by = Duration.ofMinutes(229);
    System.out.println("after 3:49 the same: " + token.equals(tokens.get()));
    clock.by = Duration.ofMinutes(230);
    var second = tokens.get();
    System.out.println("after 3:50 the same: " + token.equals(second));
    tokens.invalidate(token);
    System.out.println("after another was rejected the same: " + second.equals(tokens.get()));
    tokens.invalidate(second);
    System.out.println("after it was rejected the same: " + second.equals(tokens.get()));
  }

  static void expiry(String address, Platform first, TokenCache tokens) throws Exception {
    String name = tokens.run(token -> nameBy(first));
    System.out.println(name);
    Thread.sleep(6_000);
    // Both threads have the old token before one of them sends it.
    var both = new CyclicBarrier(2);
    Callable<String> request = () -> {
      var own = port(address);
      use(own, tokens);
      var isFirst = new AtomicBoolean(true);
      return tokens.run(token -> {
        if (isFirst.getAndSet(false)) meet(both);
        return nameBy(own);
      });
    };
    var threads = Executors.newFixedThreadPool(2);
    var results = threads.invokeAll(List.of(request, request));
    // Otherwise a request that failed would leave the threads, and with them the program, running.
    threads.shutdown();
    for (var result : results) System.out.println(result.get());
  }

  static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception problem) {
      throw new IllegalStateException(problem);
    }
  }

  static String nameBy(Platform platform) {
    return platform.getParty("{{buyer.partyId}}").getName();
  }

  static Platform port(String address) {
    var platform = new PlatformService().getPlatformSoap();
    ((BindingProvider) platform).getRequestContext().put(BindingProvider.ENDPOINT_ADDRESS_PROPERTY, address);
    return platform;
  }

  static void use(Platform platform, TokenCache tokens) {
    ((BindingProvider) platform).getBinding().setHandlerChain(List.of(new SecurityTokenHandler(tokens::get)));
  }
}
