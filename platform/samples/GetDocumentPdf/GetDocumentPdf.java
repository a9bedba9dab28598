// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves the PDF of an invoice as invoice.pdf.
// Needs platform.wsdl in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar GetDocumentPdf.java
import com.example.platform.*;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;

public class GetDocumentPdf {
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
      FileDocument file = null;
      for (var retries = 0; file == null; retries++) {
        try {
          file = platform.getDocumentPdf("X261116000487", authentication);
        } catch (SOAPFaultException fault) {
          // ERRDMN8000003: the platform is still generating the PDF.
          var code = fault.getFault().getFaultString().replaceFirst("^(.*\\S)\\s*\\[\\s*(\\w+)\\s*\\].*", "$2");
          if (!code.equals("ERRDMN8000003") || retries == 6) throw fault;
          Thread.sleep(5_000);
        }
      }
      Files.write(Path.of("invoice.pdf"), Base64.getMimeDecoder().decode(file.getContents()));
      System.out.println("invoice.pdf");
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
