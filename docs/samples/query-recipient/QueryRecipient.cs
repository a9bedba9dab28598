// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Prints the endpoint ID and the channel of the buyer.
// Exits with code 2 if the buyer can't be reached.
// Run: in a .NET 8 console project, replace Program.cs with QueryRecipient.cs, then: dotnet run
using System;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

class QueryRecipient
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var json = JsonSerializer.Serialize(new[] { "{{buyer.partyId}}", "NL:VAT:{{buyer.vat}}" });
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty";
            var request = new HttpRequestMessage(HttpMethod.Post, url)
            {
                Content = new StringContent(json, Encoding.UTF8, "application/json"),
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            var response = await Client.SendAsync(request);
            var body = await response.Content.ReadAsStringAsync();
            if (response.StatusCode == HttpStatusCode.NotFound && ErrorCode(body) == "API404")
            {
                Console.WriteLine("not reachable");
                return 2;
            }
            if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
                return 1;
            }
            var recipient = JsonSerializer.Deserialize<JsonElement>(body);
            Console.WriteLine(recipient.GetProperty("id").GetString() + " " + recipient.GetProperty("channel").GetString());
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }

    /// <summary>The error code in a response of the bus, or null if the body isn't JSON.</summary>
    static string ErrorCode(string body)
    {
        try
        {
            var error = JsonSerializer.Deserialize<JsonElement>(body);
            return error.TryGetProperty("code", out var code) ? code.GetString() : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }
}
