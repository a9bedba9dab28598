#!/usr/bin/env bash
# Needs jq. Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
# Run: bash build-invoice.sh
set -euo pipefail

trap 'rm -f invoice.xml.part' EXIT

# The numbers of jq are binary floating point, which is exact for integers up to 9,007,199,254,740,991. The program
# calculates in whole cents and ten-thousandths, so lines can be up to 90 million euros.
jq --raw-output --from-file /dev/stdin erp-invoice.json >invoice.xml.part <<'JQ'
def ten_thousandths:
  if test("^-?[0-9]+([.][0-9]{1,4})?$") | not then error("Not a number with at most four decimal places: \(.)")
  else split(".") | .[0] + ((.[1] // "") + "0000")[:4] | tonumber end;
def absolute: if . < 0 then -. else . end;
# Rounds halves away from zero.
def divide($by): ((absolute + $by / 2) / $by | floor) as $rounded | if . < 0 then -$rounded else $rounded end;
def euros:
  (absolute | tostring | if length < 3 then "00\(.)"[-3:] else . end) as $digits
  | "\(if . < 0 then "-" else "" end)\($digits[:-2]).\($digits[-2:])";

def text($name; $attributes; $value):
  if $value == null then error("\($name) has no value") else "<\($name)\($attributes)>\($value | @html)</\($name)>" end;
def text($name; $value): text($name; ""; $value);
def amount($name; $cents): text($name; " currencyID='EUR'"; $cents | euros);
def group($name; content): "<\($name)>", content, "</\($name)>";
def vat_scheme: group("cac:TaxScheme"; text("cbc:ID"; "VAT"));
def vat_category($name; $rate): group($name; text("cbc:ID"; "S"), text("cbc:Percent"; $rate), vat_scheme);
def party: group("cac:Party";
  (.endpoint | split(":")) as [$scheme, $endpoint]
  | text("cbc:EndpointID"; @html " schemeID='\($scheme)'"; $endpoint),
  group("cac:PostalAddress";
    text("cbc:StreetName"; .street),
    text("cbc:CityName"; .city),
    text("cbc:PostalZone"; .postcode),
    group("cac:Country"; text("cbc:IdentificationCode"; .country))),
  group("cac:PartyTaxScheme"; text("cbc:CompanyID"; .vat), vat_scheme),
  group("cac:PartyLegalEntity";
    text("cbc:RegistrationName"; .name),
    text("cbc:CompanyID"; " schemeID='0106'"; .kvk)));

(.lines | map(.cents = ((.quantity | ten_thousandths) * (.price | ten_thousandths) | divide(1000000)))) as $lines
| (.allowances | map(.cents = (.amount | ten_thousandths | divide(100)))) as $allowances
| ($lines + ($allowances | map(.cents = -.cents)) | group_by(.vatRate) | map(
    {rate: .[0].vatRate, base: (map(.cents) | add)}
    | .cents = (.base * (.rate | ten_thousandths) | divide(1000000)))) as $vat
| ($lines | map(.cents) | add) as $line_total
| ($vat | map(.base) | add) as $net
| ($vat | map(.cents) | add) as $total_vat
| "<?xml version='1.0' encoding='UTF-8'?>
<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'
  xmlns:cac='urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2'
  xmlns:cbc='urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2'>",
text("cbc:CustomizationID"; "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
text("cbc:ProfileID"; "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
text("cbc:ID"; .number),
text("cbc:IssueDate"; .date),
text("cbc:DueDate"; .dueDate),
text("cbc:InvoiceTypeCode"; "380"),
text("cbc:DocumentCurrencyCode"; "EUR"),
group("cac:OrderReference"; text("cbc:ID"; .orderNumber)),
group("cac:AccountingSupplierParty"; .seller | party),
group("cac:AccountingCustomerParty"; .buyer | party),
group("cac:PaymentMeans";
  text("cbc:PaymentMeansCode"; "58"),
  text("cbc:PaymentID"; .number),
  group("cac:PayeeFinancialAccount"; text("cbc:ID"; .iban))),
($allowances[] | group("cac:AllowanceCharge";
  text("cbc:ChargeIndicator"; "false"),
  text("cbc:AllowanceChargeReason"; .reason),
  amount("cbc:Amount"; .cents),
  vat_category("cac:TaxCategory"; .vatRate))),
group("cac:TaxTotal";
  amount("cbc:TaxAmount"; $total_vat),
  ($vat[] | group("cac:TaxSubtotal";
    amount("cbc:TaxableAmount"; .base),
    amount("cbc:TaxAmount"; .cents),
    vat_category("cac:TaxCategory"; .rate)))),
group("cac:LegalMonetaryTotal";
  amount("cbc:LineExtensionAmount"; $line_total),
  amount("cbc:TaxExclusiveAmount"; $net),
  amount("cbc:TaxInclusiveAmount"; $net + $total_vat),
  amount("cbc:AllowanceTotalAmount"; $line_total - $net),
  amount("cbc:PayableAmount"; $net + $total_vat)),
($lines | to_entries[] | .key as $index | .value | group("cac:InvoiceLine";
  text("cbc:ID"; $index + 1),
  text("cbc:InvoicedQuantity"; @html " unitCode='\(.unit // error("unit has no value"))'"; .quantity),
  amount("cbc:LineExtensionAmount"; .cents),
  group("cac:Item"; text("cbc:Name"; .name), vat_category("cac:ClassifiedTaxCategory"; .vatRate)),
  group("cac:Price"; text("cbc:PriceAmount"; " currencyID='EUR'"; .price)))),
"</Invoice>"
JQ
mv invoice.xml.part invoice.xml
echo invoice.xml
