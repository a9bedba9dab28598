// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ExternalId.
// Needs invoice.xml in this folder.
// Run: in a .NET 8 console project, replace Program.cs with SendDocument.cs, then: dotnet run
using System;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using System.Xml.Linq;

class SendDocument
{
    static readonly XNamespace Soap = "http://schemas.xmlsoap.org/soap/envelope/";
    static readonly XNamespace Ns = "http://{{platform.host}}/v3_1/";
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var response = await Send(new XElement(Ns + "SendDocument",
                new XElement(Ns + "Via", new XElement(Ns + "ReferenceId", "{{seller.partyId}}")),
                new XElement(Ns + "To",
                    new XElement(Ns + "ReferenceId", "XCNL100027"),
                    new XElement(Ns + "EmailAddress", "{{buyer.mail}}")),
                new XElement(Ns + "Subject", "Invoice"),
                new XElement(Ns + "Payload", XElement.Load("invoice.xml", LoadOptions.PreserveWhitespace)),
                new XElement(Ns + "TemplateId", "TPL-4101")));
            Console.WriteLine(response.Element(Ns + "ExternalId").Value);
            return 0;
        }
        // Only a fault with soap:Client confirms that nothing was sent.
        catch (Rejected fault)
        {
            Console.Error.WriteLine(fault.Message);
            Console.Error.WriteLine("Nothing was sent.");
        }
        catch (Exception failure) when (failure is HttpRequestException || failure is TaskCanceledException)
        {
            Console.Error.WriteLine(failure is TaskCanceledException ? "No response within 30 seconds." : failure.Message);
            Console.Error.WriteLine("Look for the invoice in the outbox before you run this again.");
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
        var result = XElement.Parse(text).Element(Soap + "Body").Elements().First();
        if (result.Name != Soap + "Fault") return result;
        var reason = result.Element("faultstring").Value;
        throw result.Element("faultcode").Value.EndsWith(":Client") ? new Rejected(reason) : new HttpRequestException(reason);
    }

    class Rejected : HttpRequestException
    {
        public Rejected(string reason) : base(reason) { }
    }
}
