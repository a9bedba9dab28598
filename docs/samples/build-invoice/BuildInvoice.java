// Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
// Run: java -cp "lib/*" BuildInvoice.java, with jackson-databind and its two dependencies in lib/
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Element;

public class BuildInvoice {
  static final String UBL = "urn:oasis:names:specification:ubl:schema:xsd:";

  public static void main(String[] args) throws Exception {
    var record = new ObjectMapper().readTree(new File("erp-invoice.json"));
    var lineTotal = BigDecimal.ZERO;
    var taxable = new LinkedHashMap<String, BigDecimal>();
    for (var line : record.required("lines")) {
      lineTotal = lineTotal.add(lineAmount(line));
      taxable.merge(string(line, "vatRate"), lineAmount(line), BigDecimal::add);
    }
    for (var allowance : record.required("allowances")) {
      taxable.merge(string(allowance, "vatRate"), allowanceAmount(allowance).negate(), BigDecimal::add);
    }
    var net = taxable.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    var totalVat = taxable.entrySet().stream()
        .map(entry -> vatOf(entry.getKey(), entry.getValue())).reduce(BigDecimal.ZERO, BigDecimal::add);

    var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
    document.setXmlStandalone(true);
    var invoice = document.createElement("Invoice");
    document.appendChild(invoice);
    invoice.setAttribute("xmlns", UBL + "Invoice-2");
    invoice.setAttribute("xmlns:cac", UBL + "CommonAggregateComponents-2");
    invoice.setAttribute("xmlns:cbc", UBL + "CommonBasicComponents-2");
    text(invoice, "cbc:CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0");
    text(invoice, "cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0");
    text(invoice, "cbc:ID", string(record, "number"));
    text(invoice, "cbc:IssueDate", string(record, "date"));
    text(invoice, "cbc:DueDate", string(record, "dueDate"));
    text(invoice, "cbc:InvoiceTypeCode", "380");
    text(invoice, "cbc:DocumentCurrencyCode", "EUR");
    text(add(invoice, "cac:OrderReference"), "cbc:ID", string(record, "orderNumber"));
    party(add(invoice, "cac:AccountingSupplierParty"), record.required("seller"));
    party(add(invoice, "cac:AccountingCustomerParty"), record.required("buyer"));
    var payment = add(invoice, "cac:PaymentMeans");
    text(payment, "cbc:PaymentMeansCode", "58");
    text(payment, "cbc:PaymentID", string(record, "number"));
    text(add(payment, "cac:PayeeFinancialAccount"), "cbc:ID", string(record, "iban"));
    for (var allowance : record.required("allowances")) {
      var element = add(invoice, "cac:AllowanceCharge");
      text(element, "cbc:ChargeIndicator", "false");
      text(element, "cbc:AllowanceChargeReason", string(allowance, "reason"));
      amount(element, "cbc:Amount", allowanceAmount(allowance));
      vatCategory(add(element, "cac:TaxCategory"), string(allowance, "vatRate"));
    }
    var taxTotal = add(invoice, "cac:TaxTotal");
    amount(taxTotal, "cbc:TaxAmount", totalVat);
    taxable.forEach((rate, base) -> {
      var subtotal = add(taxTotal, "cac:TaxSubtotal");
      amount(subtotal, "cbc:TaxableAmount", base);
      amount(subtotal, "cbc:TaxAmount", vatOf(rate, base));
      vatCategory(add(subtotal, "cac:TaxCategory"), rate);
    });
    var totals = add(invoice, "cac:LegalMonetaryTotal");
    amount(totals, "cbc:LineExtensionAmount", lineTotal);
    amount(totals, "cbc:TaxExclusiveAmount", net);
    amount(totals, "cbc:TaxInclusiveAmount", net.add(totalVat));
    amount(totals, "cbc:AllowanceTotalAmount", lineTotal.subtract(net));
    amount(totals, "cbc:PayableAmount", net.add(totalVat));
    var number = 0;
    for (var line : record.required("lines")) {
      var element = add(invoice, "cac:InvoiceLine");
      text(element, "cbc:ID", String.valueOf(++number));
      text(element, "cbc:InvoicedQuantity", string(line, "quantity")).setAttribute("unitCode", string(line, "unit"));
      amount(element, "cbc:LineExtensionAmount", lineAmount(line));
      var item = add(element, "cac:Item");
      text(item, "cbc:Name", string(line, "name"));
      vatCategory(add(item, "cac:ClassifiedTaxCategory"), string(line, "vatRate"));
      text(add(element, "cac:Price"), "cbc:PriceAmount", string(line, "price")).setAttribute("currencyID", "EUR");
    }

    var transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.INDENT, "yes");
    transformer.transform(new DOMSource(document), new StreamResult(new File("invoice.xml")));
    System.out.println("invoice.xml");
  }

  static String string(JsonNode object, String name) {
    var value = object.required(name).textValue();
    if (value == null) throw new IllegalArgumentException(name + " is not a string");
    return value;
  }

  static BigDecimal decimal(String value) {
    if (!value.matches("-?[0-9]+([.][0-9]{1,4})?")) {
      throw new NumberFormatException("Not a number with at most four decimal places: " + value);
    }
    return new BigDecimal(value);
  }

  static BigDecimal rounded(BigDecimal amount) {
    return amount.setScale(2, RoundingMode.HALF_UP);
  }

  static BigDecimal lineAmount(JsonNode line) {
    return rounded(decimal(string(line, "quantity")).multiply(decimal(string(line, "price"))));
  }

  static BigDecimal allowanceAmount(JsonNode allowance) {
    return rounded(decimal(string(allowance, "amount")));
  }

  static BigDecimal vatOf(String rate, BigDecimal taxable) {
    return rounded(taxable.multiply(decimal(rate)).movePointLeft(2));
  }

  static Element add(Element parent, String name) {
    return (Element) parent.appendChild(parent.getOwnerDocument().createElement(name));
  }

  static Element text(Element parent, String name, String value) {
    var element = add(parent, name);
    element.setTextContent(value);
    return element;
  }

  static void amount(Element parent, String name, BigDecimal amount) {
    text(parent, name, rounded(amount).toPlainString()).setAttribute("currencyID", "EUR");
  }

  static void party(Element parent, JsonNode party) {
    var element = add(parent, "cac:Party");
    var endpoint = string(party, "endpoint").split(":");
    text(element, "cbc:EndpointID", endpoint[1]).setAttribute("schemeID", endpoint[0]);
    var address = add(element, "cac:PostalAddress");
    text(address, "cbc:StreetName", string(party, "street"));
    text(address, "cbc:CityName", string(party, "city"));
    text(address, "cbc:PostalZone", string(party, "postcode"));
    text(add(address, "cac:Country"), "cbc:IdentificationCode", string(party, "country"));
    var tax = add(element, "cac:PartyTaxScheme");
    text(tax, "cbc:CompanyID", string(party, "vat"));
    text(add(tax, "cac:TaxScheme"), "cbc:ID", "VAT");
    var legal = add(element, "cac:PartyLegalEntity");
    text(legal, "cbc:RegistrationName", string(party, "name"));
    text(legal, "cbc:CompanyID", string(party, "kvk")).setAttribute("schemeID", "0106");
  }

  static void vatCategory(Element category, String rate) {
    text(category, "cbc:ID", "S");
    text(category, "cbc:Percent", rate);
    text(add(category, "cac:TaxScheme"), "cbc:ID", "VAT");
  }
}
