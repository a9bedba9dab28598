// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ExternalId.
// Needs platform.wsdl and invoice.xml in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar SendDocument.java
import com.example.platform.*;
import java.net.SocketTimeoutException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;

public class SendDocument {
  private static final String UNKNOWN = "Look for the invoice in the outbox before you run this again.";

  public static void main(String[] args) throws Exception {
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
      var factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true); // no external entities
      var payload = new Payload();
      payload.setAny(factory.newDocumentBuilder().parse("invoice.xml").getDocumentElement());
      var via = new SenderVia();
      via.setReferenceId("{{seller.partyId}}");
      var to = new Recipient();
      to.setReferenceId("XCNL100027");
      to.setEmailAddress("{{buyer.mail}}");
      System.out.println(platform.sendDocument(via, to, "Invoice", payload, "TPL-4101", authentication));
    } catch (SOAPFaultException fault) {
      System.err.println(fault.getFault().getFaultString());
      // Only a fault with soap:Client confirms that nothing was sent.
      var isRejected = fault.getFault().getFaultCodeAsQName().getLocalPart().equals("Client");
      System.err.println(isRejected ? "Nothing was sent." : UNKNOWN);
      System.exit(1);
    } catch (WebServiceException failure) {
      var timedOut = failure.getCause() instanceof SocketTimeoutException;
      System.err.println(timedOut ? "No response within 30 seconds." : failure.getMessage());
      System.err.println(UNKNOWN);
      System.exit(1);
    }
  }
}
