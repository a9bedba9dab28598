// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves a received invoice as received-invoice.xml, and
// prints the file name and the statuses that you can set next.
// Needs platform.wsdl in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar GetInboxDocument.java
import com.example.platform.*;
import java.io.File;
import java.net.SocketTimeoutException;
import java.util.stream.Collectors;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.Holder;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;
import org.w3c.dom.Element;

public class GetInboxDocument {
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
      var details = new Holder<DocumentDetails>();
      var statuses = new Holder<Statuses>();
      platform.getInboxDocument("X261116000482", details, statuses, authentication);
      var invoice = (Element) details.value.getPayload().getAny();
      TransformerFactory.newInstance().newTransformer()
          .transform(new DOMSource(invoice), new StreamResult(new File("received-invoice.xml")));
      System.out.println("received-invoice.xml");
      System.out.println(statuses.value.getStatus().stream().map(Status::getCode).collect(Collectors.joining(" ")));
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
