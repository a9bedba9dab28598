// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sets the status of a received invoice to 40 (accepted). A
// second run changes nothing.
// Needs platform.wsdl in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar SetInboxDocumentStatus.java
import com.example.platform.*;
import java.net.SocketTimeoutException;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.Holder;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;

public class SetInboxDocumentStatus {
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
      try {
        platform.setInboxDocumentStatus(new Holder<>("X261116000483"), "40", authentication);
      } catch (SOAPFaultException fault) {
        // ERRSTS2000002: if the current status is already 40, treat the fault as success.
        var code = fault.getFault().getFaultString().replaceFirst("^(.*\\S)\\s*\\[\\s*(\\w+)\\s*\\].*", "$2");
        if (!code.equals("ERRSTS2000002")) throw fault;
        var details = new Holder<DocumentDetails>();
        platform.getInboxDocument("X261116000483", details, new Holder<>(), authentication);
        if (!details.value.getStatus().getCode().equals("40")) throw fault;
      }
      System.out.println("X261116000483 40");
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
