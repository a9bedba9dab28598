// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves a received invoice as received-invoice.xml, and
// prints the file name and the statuses that you can set next.
// Run: in a .NET 8 console project, replace Program.cs with GetInboxDocument.cs, then: dotnet run
using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using System.Xml.Linq;

class GetInboxDocument
{
    static readonly XNamespace Soap = "http://schemas.xmlsoap.org/soap/envelope/";
    static readonly XNamespace Ns = "http://{{platform.host}}/v3_1/";
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var response = await Send(new XElement(Ns + "GetInboxDocument", new XElement(Ns + "ExternalId", "X261116000482")));
            var invoice = response.Element(Ns + "Details").Element(Ns + "Payload").Elements().First();
            new XDocument(invoice).Save("received-invoice.xml", SaveOptions.DisableFormatting);
            Console.WriteLine("received-invoice.xml");
            var statuses = response.Element(Ns + "Statuses").Elements().Select(status => status.Element(Ns + "Code").Value);
            Console.WriteLine(string.Join(" ", statuses));
            return 0;
        }
        catch (HttpRequestException failure)
        {
            Console.Error.WriteLine(failure.Message);
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
        }
        return 1;
    }

    static async Task<XElement> Send(XElement request)
    {
        var token = new XElement(Ns + "SecurityToken", Environment.GetEnvironmentVariable("PSB_SECURITY_TOKEN"));
        var envelope = new XElement(Soap + "Envelope",
            new XElement(Soap + "Header", new XElement(Ns + "Authentication", token)),
            new XElement(Soap + "Body", request));
        var content = new StringContent(envelope.ToString(SaveOptions.DisableFormatting), Encoding.UTF8, "text/xml");
        content.Headers.Add("SOAPAction", $"\"{Ns}{request.Name.LocalName}\"");
        var key = Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY");
        var host = Environment.GetEnvironmentVariable("PSB_PLATFORM_HOST") ?? "https://{{platform.accp.host}}";
        var response = await Client.PostAsync(host + "/soap/v3.1?subscriptionKey=" + key, content);
        var text = await response.Content.ReadAsStringAsync();
        if (response.Content.Headers.ContentType?.MediaType != "text/xml")
            throw new HttpRequestException($"{(int)response.StatusCode} {text}");
        var result = XElement.Parse(text, LoadOptions.PreserveWhitespace).Element(Soap + "Body").Elements().First();
        if (result.Name == Soap + "Fault") throw new HttpRequestException(result.Element("faultstring").Value);
        return result;
    }
}
