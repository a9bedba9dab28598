// Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
// Run: in a .NET 8 console project, replace Program.cs with RegisterPeppolParty.cs, then: dotnet run
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

class RegisterPeppolParty
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var json = JsonSerializer.Serialize(new
            {
                capabilities = new { invoices = new { state = "on" } },
                businessCard = new { state = "on", names = new { state = "on", value = "{{buyer.name}}" } },
                verification = new
                {
                    notes = "Extract of the trade register, checked by phone",
                    verifiedOn = "2026-11-02T10:15:00+01:00",
                },
            });
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1/peppol/config/party/{{buyer.partyId}}";
            var request = new HttpRequestMessage(HttpMethod.Put, url)
            {
                Content = new StringContent(json, Encoding.UTF8, "application/json"),
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            var response = await Client.SendAsync(request);
            var body = await response.Content.ReadAsStringAsync();
            if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
                return 1;
            }
            Console.WriteLine(body);
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }
}
