// Keeps the security token for all threads of an application.
// Use: var tokens = new TokenCache(() -> platform.login(key, secret));
//      var party = tokens.run(token -> platform.getParty(id, authentication(token)));
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.xml.ws.soap.SOAPFaultException;

public class TokenCache {
  /** A token is valid for 4 hours. The last 10 minutes are left for requests that have begun. */
  private static final Duration USED_FOR = Duration.ofMinutes(230);

  /** Group 2 is the code of a fault. A client can add text after it. */
  private static final Pattern FAULT = Pattern.compile("^(.*\\S)\\s*\\[\\s*(\\w+)\\s*\\]");

  private final Supplier<String> login;
  private final Clock clock;
  private String token;
  private Instant renewAt;

  public TokenCache(Supplier<String> login) {
    this(login, Clock.systemUTC());
  }

  public TokenCache(Supplier<String> login, Clock clock) {
    this.login = login;
    this.clock = clock;
  }

  /** Returns the token. One thread logs in, and the others wait for the result. */
  public synchronized String get() {
    var now = clock.instant();
    if (token == null || !now.isBefore(renewAt)) {
      token = login.get();
      renewAt = now.plus(USED_FOR);
    }
    return token;
  }

  /** Drops a token that the platform rejected, unless another thread has replaced it already. */
  public synchronized void invalidate(String rejected) {
    if (rejected.equals(token)) token = null;
  }

  /** Sends a request. If the token has expired, logs in and sends the request again. */
  public <T> T run(Function<String, T> request) {
    var used = get();
    try {
      return request.apply(used);
    } catch (SOAPFaultException fault) {
      var code = FAULT.matcher(fault.getFault().getFaultString());
      if (!code.find() || !code.group(2).equals("DEFAULT_ERROR_CODE999")) throw fault;
      invalidate(used);
      return request.apply(get());
    }
  }
}
