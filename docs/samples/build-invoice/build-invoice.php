<?php
// Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
// Run: php build-invoice.php
declare(strict_types=1);

// A missing field ends the program. By default, PHP only warns.
set_error_handler(fn (int $level, string $message) => throw new ErrorException($message));

// Amounts are whole cents; quantities, prices, and rates are ten-thousandths, because a float isn't exact.
function tenThousandths(string $decimal): int
{
    if (!preg_match('/^(-?)(\d+)(?:\.(\d{1,4}))?$/', $decimal, $parts)) {
        throw new InvalidArgumentException("Not a number with at most four decimal places: $decimal");
    }
    return (int) ($parts[1] . $parts[2] . str_pad($parts[3] ?? '', 4, '0'));
}

/** Divides and rounds halves away from zero. */
function divide(int $amount, int $by): int
{
    return ($amount <=> 0) * intdiv(abs($amount) + intdiv($by, 2), $by);
}

function add(DOMElement $parent, string $name): DOMElement
{
    return $parent->appendChild($parent->ownerDocument->createElement($name));
}

function text(DOMElement $parent, string $name, string $value, array $attributes = []): void
{
    $element = add($parent, $name);
    $element->appendChild($parent->ownerDocument->createTextNode($value));
    foreach ($attributes as $key => $each) {
        $element->setAttribute($key, $each);
    }
}

function amount(DOMElement $parent, string $name, int $cents): void
{
    $value = sprintf('%s%d.%02d', $cents < 0 ? '-' : '', intdiv(abs($cents), 100), abs($cents) % 100);
    text($parent, $name, $value, ['currencyID' => 'EUR']);
}

function party(DOMElement $parent, array $party): void
{
    $element = add($parent, 'cac:Party');
    [$scheme, $endpoint] = explode(':', $party['endpoint']);
    text($element, 'cbc:EndpointID', $endpoint, ['schemeID' => $scheme]);
    $address = add($element, 'cac:PostalAddress');
    text($address, 'cbc:StreetName', $party['street']);
    text($address, 'cbc:CityName', $party['city']);
    text($address, 'cbc:PostalZone', $party['postcode']);
    text(add($address, 'cac:Country'), 'cbc:IdentificationCode', $party['country']);
    $tax = add($element, 'cac:PartyTaxScheme');
    text($tax, 'cbc:CompanyID', $party['vat']);
    text(add($tax, 'cac:TaxScheme'), 'cbc:ID', 'VAT');
    $legal = add($element, 'cac:PartyLegalEntity');
    text($legal, 'cbc:RegistrationName', $party['name']);
    text($legal, 'cbc:CompanyID', $party['kvk'], ['schemeID' => '0106']);
}

function vatCategory(DOMElement $category, string $rate): void
{
    text($category, 'cbc:ID', 'S');
    text($category, 'cbc:Percent', $rate);
    text(add($category, 'cac:TaxScheme'), 'cbc:ID', 'VAT');
}

$record = json_decode(file_get_contents('erp-invoice.json'), true, flags: JSON_THROW_ON_ERROR);
['lines' => $lines, 'allowances' => $allowances] = $record;
$lineAmounts = $taxable = $vat = [];
foreach ($lines as ['quantity' => $quantity, 'price' => $price, 'vatRate' => $rate]) {
    $lineAmounts[] = $cents = divide(tenThousandths($quantity) * tenThousandths($price), 1_000_000);
    $taxable[$rate] = ($taxable[$rate] ?? 0) + $cents;
}
foreach ($allowances as ['amount' => $amount, 'vatRate' => $rate]) {
    $taxable[$rate] = ($taxable[$rate] ?? 0) - divide(tenThousandths($amount), 100);
}
foreach ($taxable as $rate => $base) {
    $vat[$rate] = divide($base * tenThousandths((string) $rate), 1_000_000);
}
$lineTotal = array_sum($lineAmounts);
$net = array_sum($taxable);
$totalVat = array_sum($vat);

$document = new DOMDocument('1.0', 'UTF-8');
$document->formatOutput = true;
$ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
$invoice = $document->appendChild($document->createElement('Invoice'));
$invoice->setAttribute('xmlns', "{$ubl}Invoice-2");
$invoice->setAttribute('xmlns:cac', "{$ubl}CommonAggregateComponents-2");
$invoice->setAttribute('xmlns:cbc', "{$ubl}CommonBasicComponents-2");
text($invoice, 'cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0');
text($invoice, 'cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
text($invoice, 'cbc:ID', $record['number']);
text($invoice, 'cbc:IssueDate', $record['date']);
text($invoice, 'cbc:DueDate', $record['dueDate']);
text($invoice, 'cbc:InvoiceTypeCode', '380');
text($invoice, 'cbc:DocumentCurrencyCode', 'EUR');
text(add($invoice, 'cac:OrderReference'), 'cbc:ID', $record['orderNumber']);
party(add($invoice, 'cac:AccountingSupplierParty'), $record['seller']);
party(add($invoice, 'cac:AccountingCustomerParty'), $record['buyer']);
$payment = add($invoice, 'cac:PaymentMeans');
text($payment, 'cbc:PaymentMeansCode', '58');
text($payment, 'cbc:PaymentID', $record['number']);
text(add($payment, 'cac:PayeeFinancialAccount'), 'cbc:ID', $record['iban']);
foreach ($allowances as $allowance) {
    $element = add($invoice, 'cac:AllowanceCharge');
    text($element, 'cbc:ChargeIndicator', 'false');
    text($element, 'cbc:AllowanceChargeReason', $allowance['reason']);
    amount($element, 'cbc:Amount', divide(tenThousandths($allowance['amount']), 100));
    vatCategory(add($element, 'cac:TaxCategory'), $allowance['vatRate']);
}
$taxTotal = add($invoice, 'cac:TaxTotal');
amount($taxTotal, 'cbc:TaxAmount', $totalVat);
foreach ($taxable as $rate => $base) {
    $subtotal = add($taxTotal, 'cac:TaxSubtotal');
    amount($subtotal, 'cbc:TaxableAmount', $base);
    amount($subtotal, 'cbc:TaxAmount', $vat[$rate]);
    vatCategory(add($subtotal, 'cac:TaxCategory'), (string) $rate);
}
$totals = add($invoice, 'cac:LegalMonetaryTotal');
amount($totals, 'cbc:LineExtensionAmount', $lineTotal);
amount($totals, 'cbc:TaxExclusiveAmount', $net);
amount($totals, 'cbc:TaxInclusiveAmount', $net + $totalVat);
amount($totals, 'cbc:AllowanceTotalAmount', $lineTotal - $net);
amount($totals, 'cbc:PayableAmount', $net + $totalVat);
foreach ($lines as $index => $line) {
    $element = add($invoice, 'cac:InvoiceLine');
    text($element, 'cbc:ID', (string) ($index + 1));
    text($element, 'cbc:InvoicedQuantity', $line['quantity'], ['unitCode' => $line['unit']]);
    amount($element, 'cbc:LineExtensionAmount', $lineAmounts[$index]);
    $item = add($element, 'cac:Item');
    text($item, 'cbc:Name', $line['name']);
    vatCategory(add($item, 'cac:ClassifiedTaxCategory'), $line['vatRate']);
    text(add($element, 'cac:Price'), 'cbc:PriceAmount', $line['price'], ['currencyID' => 'EUR']);
}
$document->save('invoice.xml');
echo 'invoice.xml', PHP_EOL;
