// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
// Run as Program.cs of a console project: dotnet run
using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

class Sample
{
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static int Main() => Run().GetAwaiter().GetResult();

    static async Task<int> Run()
    {
        // One id per response, kept in response.id: a second run repeats the id, so the response goes out once.
        // Delete the file for another response.
        if (!File.Exists("response.id"))
        {
            File.WriteAllText("response.id", Guid.NewGuid().ToString());
        }
        var documentId = File.ReadAllText("response.id");

        var body = @"{
          ""status"": ""Reject"",
          ""reasons"": {
            ""QuantityIncorrect"": ""Line 3: four palms invoiced, three delivered""
          },
          ""actions"": {
            ""IssueNewInvoice"": ""Send a new invoice for three palms""
          },
          ""note"": ""The carrier signed for three palms on 12 November 2026""
        }";
        var url = "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response";
        var request = new HttpRequestMessage(HttpMethod.Post, url)
        {
            Content = new StringContent(body, Encoding.UTF8, "application/json"),
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
