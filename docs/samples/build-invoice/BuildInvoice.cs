// Reads erp-invoice.json and writes it to invoice.xml as a Peppol BIS Billing 3 invoice.
// Run: in a .NET 8 console project, replace Program.cs with BuildInvoice.cs, then: dotnet run
using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Xml.Linq;

class BuildInvoice
{
    const string Ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
    static readonly XNamespace Root = Ubl + "Invoice-2";
    static readonly XNamespace Cac = Ubl + "CommonAggregateComponents-2";
    static readonly XNamespace Cbc = Ubl + "CommonBasicComponents-2";

    static int Main()
    {
        var record = JsonSerializer.Deserialize<JsonElement>(File.ReadAllText("erp-invoice.json"));
        var lines = record.GetProperty("lines").EnumerateArray().ToList();
        var allowances = record.GetProperty("allowances").EnumerateArray().ToList();
        var lineTotal = lines.Sum(LineAmount);
        var vat = lines.Concat(allowances).Select(each => Text(each, "vatRate")).Distinct().Select(rate =>
        {
            var taxable = lines.Where(each => Text(each, "vatRate") == rate).Sum(LineAmount)
                - allowances.Where(each => Text(each, "vatRate") == rate).Sum(AllowanceAmount);
            return (rate: rate, taxable: taxable, amount: Rounded(taxable * Parse(rate) / 100));
        }).ToList();
        var net = vat.Sum(each => each.taxable);
        var totalVat = vat.Sum(each => each.amount);

        var invoice = new XElement(Root + "Invoice",
            new XAttribute(XNamespace.Xmlns + "cac", Cac),
            new XAttribute(XNamespace.Xmlns + "cbc", Cbc),
            new XElement(Cbc + "CustomizationID",
                "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
            new XElement(Cbc + "ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
            new XElement(Cbc + "ID", Text(record, "number")),
            new XElement(Cbc + "IssueDate", Text(record, "date")),
            new XElement(Cbc + "DueDate", Text(record, "dueDate")),
            new XElement(Cbc + "InvoiceTypeCode", "380"),
            new XElement(Cbc + "DocumentCurrencyCode", "EUR"),
            new XElement(Cac + "OrderReference", new XElement(Cbc + "ID", Text(record, "orderNumber"))),
            new XElement(Cac + "AccountingSupplierParty", Party(record.GetProperty("seller"))),
            new XElement(Cac + "AccountingCustomerParty", Party(record.GetProperty("buyer"))),
            new XElement(Cac + "PaymentMeans",
                new XElement(Cbc + "PaymentMeansCode", "58"),
                new XElement(Cbc + "PaymentID", Text(record, "number")),
                new XElement(Cac + "PayeeFinancialAccount", new XElement(Cbc + "ID", Text(record, "iban")))),
            allowances.Select(each => new XElement(Cac + "AllowanceCharge",
                new XElement(Cbc + "ChargeIndicator", "false"),
                new XElement(Cbc + "AllowanceChargeReason", Text(each, "reason")),
                Amount("Amount", AllowanceAmount(each)),
                VatCategory("TaxCategory", Text(each, "vatRate")))),
            new XElement(Cac + "TaxTotal",
                Amount("TaxAmount", totalVat),
                vat.Select(each => new XElement(Cac + "TaxSubtotal",
                    Amount("TaxableAmount", each.taxable),
                    Amount("TaxAmount", each.amount),
                    VatCategory("TaxCategory", each.rate)))),
            new XElement(Cac + "LegalMonetaryTotal",
                Amount("LineExtensionAmount", lineTotal),
                Amount("TaxExclusiveAmount", net),
                Amount("TaxInclusiveAmount", net + totalVat),
                Amount("AllowanceTotalAmount", lineTotal - net),
                Amount("PayableAmount", net + totalVat)),
            lines.Select((line, index) => new XElement(Cac + "InvoiceLine",
                new XElement(Cbc + "ID", index + 1),
                new XElement(Cbc + "InvoicedQuantity",
                    new XAttribute("unitCode", Text(line, "unit")), Text(line, "quantity")),
                Amount("LineExtensionAmount", LineAmount(line)),
                new XElement(Cac + "Item",
                    new XElement(Cbc + "Name", Text(line, "name")),
                    VatCategory("ClassifiedTaxCategory", Text(line, "vatRate"))),
                new XElement(Cac + "Price",
                    new XElement(Cbc + "PriceAmount", new XAttribute("currencyID", "EUR"), Text(line, "price"))))));
        File.WriteAllText("invoice.xml", $"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{invoice}\n");
        Console.WriteLine("invoice.xml");
        return 0;
    }

    static string Text(JsonElement element, string name) =>
        element.GetProperty(name).GetString() ?? throw new FormatException($"{name} is not a string");

    static decimal Parse(string value) => Regex.IsMatch(value, @"^-?[0-9]+(\.[0-9]{1,4})?\z")
        ? decimal.Parse(value, CultureInfo.InvariantCulture)
        : throw new FormatException($"Not a number with at most four decimal places: {value}");

    static decimal Number(JsonElement element, string name) => Parse(Text(element, name));

    static decimal Rounded(decimal amount) => Math.Round(amount, 2, MidpointRounding.AwayFromZero);

    static decimal LineAmount(JsonElement line) => Rounded(Number(line, "quantity") * Number(line, "price"));

    static decimal AllowanceAmount(JsonElement allowance) => Rounded(Number(allowance, "amount"));

    static XElement Amount(string name, decimal amount) => new XElement(Cbc + name,
        new XAttribute("currencyID", "EUR"), amount.ToString("0.00", CultureInfo.InvariantCulture));

    static XElement VatScheme() => new XElement(Cac + "TaxScheme", new XElement(Cbc + "ID", "VAT"));

    static XElement VatCategory(string name, string rate) => new XElement(Cac + name,
        new XElement(Cbc + "ID", "S"), new XElement(Cbc + "Percent", rate), VatScheme());

    static XElement Party(JsonElement party)
    {
        var endpoint = Text(party, "endpoint").Split(':');
        return new XElement(Cac + "Party",
            new XElement(Cbc + "EndpointID", new XAttribute("schemeID", endpoint[0]), endpoint[1]),
            new XElement(Cac + "PostalAddress",
                new XElement(Cbc + "StreetName", Text(party, "street")),
                new XElement(Cbc + "CityName", Text(party, "city")),
                new XElement(Cbc + "PostalZone", Text(party, "postcode")),
                new XElement(Cac + "Country", new XElement(Cbc + "IdentificationCode", Text(party, "country")))),
            new XElement(Cac + "PartyTaxScheme", new XElement(Cbc + "CompanyID", Text(party, "vat")), VatScheme()),
            new XElement(Cac + "PartyLegalEntity",
                new XElement(Cbc + "RegistrationName", Text(party, "name")),
                new XElement(Cbc + "CompanyID", new XAttribute("schemeID", "0106"), Text(party, "kvk"))));
    }
}
