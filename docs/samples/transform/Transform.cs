// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
// Run: in a .NET 8 console project, replace Program.cs with Transform.cs, then: dotnet run
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class Transform
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var target = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice"
                + "##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B";
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1-beta/generic/transform?targetFormat="
                + Uri.EscapeDataString(target);
            var document = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
            document.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
            var request = new HttpRequestMessage(HttpMethod.Post, url)
            {
                Content = document,
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            var response = await Client.SendAsync(request);
            if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");
                return 1;
            }
            File.WriteAllBytes("invoice-cii.xml", await response.Content.ReadAsByteArrayAsync());
            Console.WriteLine("invoice-cii.xml");
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }
}
