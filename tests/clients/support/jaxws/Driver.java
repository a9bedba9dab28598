import java.io.File;
import java.net.URL;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.ws.Holder;
import javax.xml.ws.soap.SOAPFaultException;
import org.w3c.dom.Element;
import platform.*;

/** The client that wsimport made, calling all operations. Arguments: address of the WSDL, file of an invoice without XML declaration. */
public class Driver {
  private static Platform port;
  private static final Authentication header = new Authentication();

  private static String login(String key) {
    String token = port.login(key, "secret");
    header.setSecurityToken(token);
    return token;
  }

  private static List<String> ids(Holder<DocumentResults> results) {
    List<String> ids = new ArrayList<>();
    for (Document each : results.value.getDocument()) {
      ids.add(each.getExternalId() != null ? each.getExternalId() : each.getDocumentId());
    }
    return ids;
  }

  private static String number(DocumentDetails details) {
    Element root = (Element) details.getPayload().getAny();
    return root.getElementsByTagNameNS("*", "ID").item(0).getTextContent();
  }

  private static List<String> codes(Statuses statuses) {
    List<String> codes = new ArrayList<>();
    for (Status each : statuses.getStatus()) codes.add(each.getCode());
    return codes;
  }

  private static Paging paging(int limit, String startPage) {
    Paging paging = new Paging();
    paging.setLimit(limit);
    paging.setStartPage(startPage);
    return paging;
  }

  private static Payload payload(String file) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    Payload payload = new Payload();
    payload.setAny(factory.newDocumentBuilder().parse(new File(file)).getDocumentElement());
    return payload;
  }

  private static String json(Object value) {
    if (value instanceof List) {
      List<String> all = new ArrayList<>();
      for (Object each : (List<?>) value) all.add(json(each));
      return "[" + String.join(",", all) + "]";
    }
    return value instanceof String ? "\"" + ((String) value).replace("\"", "\\\"") + "\"" : String.valueOf(value);
  }

  public static void main(String[] args) throws Exception {
    port = new PlatformService(new URL(args[0])).getPlatformSoap();
    Map<String, Object> out = new TreeMap<>();

    out.put("Login", login("zilverlinde-erp").length());
    Holder<String> id = new Holder<>();
    Holder<Boolean> canSend = new Holder<>();
    port.getAccountDetails(
        id, new Holder<>(), new Holder<>(), new Holder<>(), new Holder<>(), new Holder<>(), new Holder<>(), canSend, header);
    out.put("GetAccountDetails", List.of(id.value, canSend.value));
    Holder<PartyResults> parties = new Holder<>();
    port.getAccountParties(null, paging(5, null), parties, new Holder<>(), header);
    PartyAccountDetails own = parties.value.getPartyAccountDetails().get(0);
    out.put("GetAccountParties", List.of(own.getPSBPartyId(), own.isIsVerified()));
    PartyDetails buyer = port.getParty("NL:KVK:86044175", header);
    out.put("GetParty", List.of(buyer.getName(), buyer.getAddress().getResidence()));
    KnownReferenceIds known = new KnownReferenceIds();
    known.getReferenceId().addAll(List.of("NL:VAT:NL860441751B01", buyer.getReferenceId()));
    Holder<String> advised = new Holder<>();
    Holder<DeliveryMethod> channel = new Holder<>();
    port.getAdvisedInvoiceRecipientId(known, "NL", advised, channel, header);
    out.put("GetAdvisedInvoiceRecipientId", List.of(advised.value, channel.value.value()));

    SenderVia via = new SenderVia();
    via.setReferenceId(own.getReferenceId());
    Recipient to = new Recipient();
    to.setReferenceId(advised.value);
    String sent = port.sendDocument(via, to, "Factuur", payload(args[1]), "TPL-4101", header);
    out.put("SendDocument", sent);
    TimeSpanFilter period = new TimeSpanFilter();
    period.setFrom(
        new ObjectFactory()
            .createTimeSpanFilterFrom(DatatypeFactory.newInstance().newXMLGregorianCalendar("2026-11-23T00:00:00Z")));
    DocumentSearch newest = new DocumentSearch();
    newest.setCreatedOn(period);
    newest.setTemplate(new Template());
    newest.getTemplate().setMasterId("TPL-4101");
    Holder<DocumentResults> first = new Holder<>();
    Holder<PagingResponse> next = new Holder<>();
    port.getOutboxDocuments(null, null, paging(2, null), newest, first, next, header);
    Holder<DocumentResults> second = new Holder<>();
    port.getOutboxDocuments(null, null, paging(2, next.value.getNextPage()), newest, second, new Holder<>(), header);
    out.put("GetOutboxDocuments", List.of(ids(first), ids(second)));
    Holder<DocumentDetails> details = new Holder<>();
    Holder<Statuses> statuses = new Holder<>();
    port.getOutboxDocument(sent, details, statuses, header);
    out.put(
        "GetOutboxDocument",
        List.of(details.value.getStatus().getCode(), number(details.value), statuses.value.getStatus().size()));
    Holder<DocumentResults> drafts = new Holder<>();
    port.getDocuments(null, null, null, null, drafts, new Holder<>(), header);
    out.put("GetDocuments", ids(drafts));
    port.getDocument(ids(drafts).get(1), details, statuses, header);
    out.put("GetDocument", List.of(details.value.getSubject(), number(details.value)));

    login("molenrak-erp");
    DocumentSearch search = new DocumentSearch();
    search.setSender(new DocumentParty());
    search.getSender().setName("uurwerk");
    search.setReciever(new DocumentParty());
    search.getReciever().setPSBPartyId("XCNL100027");
    search.setStatus(new Status());
    search.getStatus().setCode("10");
    Holder<DocumentResults> inbox = new Holder<>();
    port.getInboxDocuments(null, "XCNL100027", null, search, inbox, new Holder<>(), header);
    out.put("GetInboxDocuments", ids(inbox));
    Holder<String> received = new Holder<>(ids(inbox).get(ids(inbox).size() - 1));
    port.getInboxDocument(received.value, details, statuses, header);
    out.put(
        "GetInboxDocument",
        List.of(details.value.getStatus().getCode(), number(details.value), codes(statuses.value)));
    port.setInboxDocumentStatus(received, "40", header);
    out.put("SetInboxDocumentStatus", received.value);
    FileDocument pdf = port.getDocumentPdf("X261116000487", header);
    out.put(
        "GetDocumentPdf",
        List.of(pdf.getName(), new String(Base64.getDecoder().decode(pdf.getContents()), "ISO-8859-1").substring(0, 5)));
    try {
      port.getParty("NL:KVK:00000000", header);
    } catch (SOAPFaultException fault) {
      out.put("fault", fault.getFault().getFaultString());
    }

    List<String> fields = new ArrayList<>();
    for (Map.Entry<String, Object> each : out.entrySet()) fields.add(json(each.getKey()) + ":" + json(each.getValue()));
    System.out.println("{" + String.join(",", fields) + "}");
  }
}
