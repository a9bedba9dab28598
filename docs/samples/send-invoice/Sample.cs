// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
// Run as Program.cs of a console project: dotnet run
using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class Sample
{
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static int Main() => Run().GetAwaiter().GetResult();

    static async Task<int> Run()
    {
        // One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
        // Delete the file for another invoice.
        if (!File.Exists("invoice.xml.id"))
        {
            File.WriteAllText("invoice.xml.id", Guid.NewGuid().ToString());
        }
        var documentId = File.ReadAllText("invoice.xml.id");
        var file = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
        file.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
        var form = new MultipartFormDataContent { { file, "file", "invoice.xml" } };

        var url = "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send";
        var request = new HttpRequestMessage(HttpMethod.Post, url)
        {
            Content = form,
        };
        request.Headers.Authorization =
            new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
        request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
        request.Headers.Add("X-PSB-DocumentId", documentId);
        var response = await Client.SendAsync(request);
        var answer = await response.Content.ReadAsStringAsync();
        if (response.StatusCode == HttpStatusCode.Conflict)
        {
            Console.Error.WriteLine("409: the bus already has a document under this id; nothing was sent now");
        }
        else if (!response.IsSuccessStatusCode)
        {
            Console.Error.WriteLine($"{(int)response.StatusCode} {answer}");
            return 1;
        }
        Console.WriteLine(documentId);
        return 0;
    }
}
