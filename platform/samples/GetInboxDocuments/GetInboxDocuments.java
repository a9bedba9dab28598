// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the invoices that you have received since 30
// November 2026, from all pages.
// Needs platform.wsdl in this folder, and JAX-WS 2.3 (Debian: apt-get install jaxws).
// Run: wsimport -keep -XadditionalHeaders -p com.example.platform platform.wsdl
//      java -cp .:/usr/share/java/jaxws-rt.jar GetInboxDocuments.java
import com.example.platform.*;
import java.net.SocketTimeoutException;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.ws.BindingProvider;
import javax.xml.ws.Holder;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.soap.SOAPFaultException;

public class GetInboxDocuments {
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
      var paging = new Paging();
      paging.setLimit(10);
      var from = DatatypeFactory.newInstance().newXMLGregorianCalendar("2026-11-30T00:00:00Z");
      var createdOn = new TimeSpanFilter();
      createdOn.setFrom(new ObjectFactory().createTimeSpanFilterFrom(from));
      var template = new Template();
      template.setMasterId("TPL-4101");
      var search = new DocumentSearch();
      search.setCreatedOn(createdOn);
      search.setTemplate(template);
      do {
        var results = new Holder<DocumentResults>();
        var pagingResponse = new Holder<PagingResponse>();
        platform.getInboxDocuments(null, "XCNL100027", paging, search, results, pagingResponse, authentication);
        for (var document : results.value.getDocument()) {
          System.out.println(document.getExternalId() + " " + document.getCreatedOn() + " " + document.getSubject());
        }
        paging.setStartPage(pagingResponse.value.getNextPage());
      } while (paging.getStartPage() != null);
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
