# Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
# Run: python3 build_invoice.py
import json
import re
import xml.etree.ElementTree as ET
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

UBL = "urn:oasis:names:specification:ubl:schema:xsd:"


def number(text):
    if not re.fullmatch(r"-?[0-9]+([.][0-9]{1,4})?", text):
        raise ValueError(f"Not a number with at most four decimal places: {text}")
    return Decimal(text)


def rounded(amount):
    return amount.quantize(Decimal("0.01"), ROUND_HALF_UP)


def add(parent, name, text="", **attributes):
    if not isinstance(text, str):
        raise TypeError(f"{name} is not a string")
    element = ET.SubElement(parent, name, attributes)
    element.text = text
    return element


def add_amount(parent, name, amount):
    add(parent, name, f"{amount:.2f}", currencyID="EUR")


def add_party(parent, role, party):
    element = add(add(parent, role), "cac:Party")
    scheme, endpoint = party["endpoint"].split(":")
    add(element, "cbc:EndpointID", endpoint, schemeID=scheme)
    address = add(element, "cac:PostalAddress")
    add(address, "cbc:StreetName", party["street"])
    add(address, "cbc:CityName", party["city"])
    add(address, "cbc:PostalZone", party["postcode"])
    add(add(address, "cac:Country"), "cbc:IdentificationCode", party["country"])
    tax = add(element, "cac:PartyTaxScheme")
    add(tax, "cbc:CompanyID", party["vat"])
    add(add(tax, "cac:TaxScheme"), "cbc:ID", "VAT")
    legal = add(element, "cac:PartyLegalEntity")
    add(legal, "cbc:RegistrationName", party["name"])
    add(legal, "cbc:CompanyID", party["kvk"], schemeID="0106")


def add_vat_category(parent, name, rate):
    category = add(parent, name)
    add(category, "cbc:ID", "S")
    add(category, "cbc:Percent", rate)
    add(add(category, "cac:TaxScheme"), "cbc:ID", "VAT")


record = json.loads(Path("erp-invoice.json").read_bytes())
lines, allowances = record["lines"], record["allowances"]

line_amounts = [rounded(number(line["quantity"]) * number(line["price"])) for line in lines]
allowance_amounts = [rounded(number(allowance["amount"])) for allowance in allowances]
taxable = {}
for line, amount in zip(lines, line_amounts):
    taxable[line["vatRate"]] = taxable.get(line["vatRate"], 0) + amount
for allowance, amount in zip(allowances, allowance_amounts):
    taxable[allowance["vatRate"]] = taxable.get(allowance["vatRate"], 0) - amount
vat = {rate: rounded(amount * number(rate) / 100) for rate, amount in taxable.items()}
net, total_vat = sum(taxable.values()), sum(vat.values())

invoice = ET.Element("Invoice", {
    "xmlns": UBL + "Invoice-2",
    "xmlns:cac": UBL + "CommonAggregateComponents-2",
    "xmlns:cbc": UBL + "CommonBasicComponents-2",
})
add(invoice, "cbc:CustomizationID",
    "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0")
add(invoice, "cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0")
add(invoice, "cbc:ID", record["number"])
add(invoice, "cbc:IssueDate", record["date"])
add(invoice, "cbc:DueDate", record["dueDate"])
add(invoice, "cbc:InvoiceTypeCode", "380")
add(invoice, "cbc:DocumentCurrencyCode", "EUR")
add(add(invoice, "cac:OrderReference"), "cbc:ID", record["orderNumber"])
add_party(invoice, "cac:AccountingSupplierParty", record["seller"])
add_party(invoice, "cac:AccountingCustomerParty", record["buyer"])
payment = add(invoice, "cac:PaymentMeans")
add(payment, "cbc:PaymentMeansCode", "58")
add(payment, "cbc:PaymentID", record["number"])
add(add(payment, "cac:PayeeFinancialAccount"), "cbc:ID", record["iban"])
for allowance, amount in zip(allowances, allowance_amounts):
    element = add(invoice, "cac:AllowanceCharge")
    add(element, "cbc:ChargeIndicator", "false")
    add(element, "cbc:AllowanceChargeReason", allowance["reason"])
    add_amount(element, "cbc:Amount", amount)
    add_vat_category(element, "cac:TaxCategory", allowance["vatRate"])
tax_total = add(invoice, "cac:TaxTotal")
add_amount(tax_total, "cbc:TaxAmount", total_vat)
for rate, amount in taxable.items():
    subtotal = add(tax_total, "cac:TaxSubtotal")
    add_amount(subtotal, "cbc:TaxableAmount", amount)
    add_amount(subtotal, "cbc:TaxAmount", vat[rate])
    add_vat_category(subtotal, "cac:TaxCategory", rate)
totals = add(invoice, "cac:LegalMonetaryTotal")
add_amount(totals, "cbc:LineExtensionAmount", sum(line_amounts))
add_amount(totals, "cbc:TaxExclusiveAmount", net)
add_amount(totals, "cbc:TaxInclusiveAmount", net + total_vat)
add_amount(totals, "cbc:AllowanceTotalAmount", sum(line_amounts) - net)
add_amount(totals, "cbc:PayableAmount", net + total_vat)
for index, (line, amount) in enumerate(zip(lines, line_amounts), start=1):
    element = add(invoice, "cac:InvoiceLine")
    add(element, "cbc:ID", str(index))
    add(element, "cbc:InvoicedQuantity", line["quantity"], unitCode=line["unit"])
    add_amount(element, "cbc:LineExtensionAmount", amount)
    item = add(element, "cac:Item")
    add(item, "cbc:Name", line["name"])
    add_vat_category(item, "cac:ClassifiedTaxCategory", line["vatRate"])
    add(add(element, "cac:Price"), "cbc:PriceAmount", line["price"], currencyID="EUR")

ET.indent(invoice)
Path("invoice.xml").write_bytes(ET.tostring(invoice, encoding="UTF-8", xml_declaration=True))
print("invoice.xml")
