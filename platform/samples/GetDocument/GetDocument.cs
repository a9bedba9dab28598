// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the subject of a draft.
// Run: in a .NET 8 console project, replace Program.cs with GetDocument.cs, then: dotnet run
using System;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using System.Xml.Linq;

class GetDocument
{
    static readonly XNamespace Soap = "http://schemas.xmlsoap.org/soap/envelope/";
    static readonly XNamespace Ns = "http://{{platform.host}}/v3_1/";
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var response = await Send(new XElement(Ns + "GetDocument", new XElement(Ns + "DocumentId", "D261116000119")));
            Console.WriteLine(response.Element(Ns + "Details").Element(Ns + "Subject")?.Value);
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
        var result = XElement.Parse(text).Element(Soap + "Body").Elements().First();
        if (result.Name == Soap + "Fault") throw new HttpRequestException(result.Element("faultstring").Value);
        return result;
    }
}
