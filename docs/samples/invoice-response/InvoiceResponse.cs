// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice and prints the ID of the response.
// Run: in a .NET 8 console project, replace Program.cs with InvoiceResponse.cs, then: dotnet run
using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

class InvoiceResponse
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        // The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
        // Delete response.id before you send another response.
        var isRetry = File.Exists("response.id");
        if (!isRetry) File.WriteAllText("response.id", Guid.NewGuid().ToString());
        var documentId = File.ReadAllText("response.id").Trim();
        if (documentId == "")
        {
            Console.Error.WriteLine("response.id is empty. Delete it, and run this again.");
            return 1;
        }

        try
        {
            var json = JsonSerializer.Serialize(new
            {
                status = "Reject",
                reasons = new { QuantityIncorrect = "Line 3: four palms invoiced, three delivered" },
                actions = new { IssueNewInvoice = "Send a new invoice for three palms" },
                note = "The carrier signed for three palms on 12 November 2026",
            });
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response";
            var request = new HttpRequestMessage(HttpMethod.Post, url)
            {
                Content = new StringContent(json, Encoding.UTF8, "application/json"),
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            request.Headers.Add("X-PSB-DocumentId", documentId);
            var response = await Client.SendAsync(request);
            if (response.StatusCode == HttpStatusCode.Conflict && isRetry)
            {
                Console.Error.WriteLine("409: the bus already has this response. It was not sent again.");
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
            Console.Error.WriteLine("No response within 30 seconds. Run this again: the same ID is sent, so the response is delivered once.");
            return 1;
        }
    }
}
