// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and PSB_WEBHOOK_SECRET. Saves a webhook for the buyer.
// Run: in a .NET 8 console project, replace Program.cs with RegisterHook.cs, then: dotnet run
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

class RegisterHook
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        var secret = Environment.GetEnvironmentVariable("PSB_WEBHOOK_SECRET");
        if (string.IsNullOrEmpty(secret))
        {
            Console.Error.WriteLine("PSB_WEBHOOK_SECRET is not set");
            return 1;
        }

        try
        {
            var json = JsonSerializer.Serialize(new
            {
                id = "{{sample.hookId}}",
                name = "Invoice events to the ERP",
                action = "https://erp.molenrak.example/psb#" + secret,
                topics = new[] { "InvoiceReceived", "InvoiceReceivedError" },
                isActive = true,
            });
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1/{{buyer.partyId}}/hook";
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
