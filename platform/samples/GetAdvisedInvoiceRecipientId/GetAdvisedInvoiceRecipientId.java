// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the best identifier of a receiver and the channel
// to it.
// Needs platform.wsdl in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar GetAdvisedInvoiceRecipientId.java
import com.example.platform.*;
import java.net.SocketTimeoutException;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.Holder;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;

public class GetAdvisedInvoiceRecipientId {
  public static void main(String[] args) {
    var platform = new PlatformService().getPlatformSoap();
    var context = ((BindingProvider) platform).getRequestContext();
    var host = System.getenv().getOrDefault("PSB_PLATFORM_HOST", "https://{{platform.accp.host}}");
    context.put(BindingProvider.ENDPOINT_ADDRESS_PROPERTY,
        host + "/soap/v3.1?subscriptionKey=" + System.getenv("PSB_SUBSCRIPTION_KEY"));
    context.put("com.sun.xml.ws.connect.timeout", 30_000);
    context.put("com.sun.xml.ws.request.timeout", 30_000);
    var authentication = new Authentication();
    authentication.setSecurityToken(System.getenv("PSB_SECURITY_TOKEN"));
    try {
      var known = new KnownReferenceIds();
      known.getReferenceId().add("NL:VAT:{{buyer.vat}}");
      known.getReferenceId().add("{{buyer.partyId}}");
      known.getReferenceId().add("GLN:{{buyer.gln}}");
      var referenceId = new Holder<String>();
      var channel = new Holder<DeliveryMethod>();
      platform.getAdvisedInvoiceRecipientId(known, "{{buyer.country}}", referenceId, channel, authentication);
      System.out.println(referenceId.value + " " + channel.value.value());
    } catch (SOAPFaultException fault) {
      System.err.println(fault.getFault().getFaultString());
      System.exit(1);
    } catch (WebServiceException failure) {
      var timedOut = failure.getCause() instanceof SocketTimeoutException;
      System.err.println(timedOut ? "No response within 30 seconds. Run this again." : failure.getMessage());
      System.exit(1);
    }
  }
}
