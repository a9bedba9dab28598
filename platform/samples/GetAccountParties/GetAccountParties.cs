// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the companies of the account, from all pages.
// Run: in a .NET 8 console project, replace Program.cs with GetAccountParties.cs, then: dotnet run
using System;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using System.Xml.Linq;

class GetAccountParties
{
    static readonly XNamespace Soap = "http://schemas.xmlsoap.org/soap/envelope/";
    static readonly XNamespace Ns = "http://{{platform.host}}/v3_1/";
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            string nextPage = null;
            do
            {
                var response = await Send(new XElement(Ns + "GetAccountParties",
                    new XElement(Ns + "Paging",
                        new XElement(Ns + "Limit", 10),
                        nextPage == null ? null : new XElement(Ns + "StartPage", nextPage))));
                foreach (var party in response.Element(Ns + "Results").Elements())
                {
                    var fields = new[] { "PSBPartyId", "ReferenceId", "Name" }.Select(name => party.Element(Ns + name)?.Value);
                    Console.WriteLine(string.Join(" ", fields));
                }
                nextPage = response.Element(Ns + "PagingResponse").Element(Ns + "NextPage")?.Value;
            } while (nextPage != null);
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
