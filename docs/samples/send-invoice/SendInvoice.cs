// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Sends invoice.xml and prints the documentId.
// Run: in a .NET 8 console project, replace Program.cs with SendInvoice.cs, then: dotnet run
using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class SendInvoice
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        // The ID is saved in invoice.xml.id, so if you run this again after a failure, the same ID is sent.
        // Delete invoice.xml.id before you send another invoice.
        var isRetry = File.Exists("invoice.xml.id");
        if (!isRetry) File.WriteAllText("invoice.xml.id", Guid.NewGuid().ToString());
        var documentId = File.ReadAllText("invoice.xml.id").Trim();
        if (documentId == "")
        {
            Console.Error.WriteLine("invoice.xml.id is empty. Delete it, and run this again.");
            return 1;
        }

        try
        {
            var file = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
            file.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1/{{seller.partyId}}/salesInvoice/send";
            var request = new HttpRequestMessage(HttpMethod.Post, url)
            {
                Content = new MultipartFormDataContent { { file, "file", "invoice.xml" } },
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            request.Headers.Add("X-PSB-DocumentId", documentId);
            var response = await Client.SendAsync(request);
            if (response.StatusCode == HttpStatusCode.Conflict && isRetry)
            {
                Console.Error.WriteLine("409: the bus already has this invoice. It was not sent again.");
            }
            else if (response.StatusCode == HttpStatusCode.Conflict)
            {
                Console.Error.WriteLine("409: the bus already has a document with this ID. List its statuses before you send it again.");
                return 1;
            }
            else if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");
                return 1;
            }
            Console.WriteLine(documentId);
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again: the same ID is sent, so the invoice is delivered once.");
            return 1;
        }
    }
}
