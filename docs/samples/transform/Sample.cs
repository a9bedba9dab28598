// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; converts invoice.xml to CII in invoice-cii.xml.
// Run as Program.cs of a console project: dotnet run
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class Sample
{
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static int Main() => Run().GetAwaiter().GetResult();

    static async Task<int> Run()
    {
        var target = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice"
            + "##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B";
        var document = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
        document.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
        var url = "https://{{psb.accp.host}}/api/v1-beta/generic/transform?targetFormat="
            + Uri.EscapeDataString(target);
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
}
