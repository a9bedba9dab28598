// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY and PSB_WEBHOOK_SECRET. Sets the webhook of the buyer.
// Run as Program.cs of a console project: dotnet run
using System;
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
        var secret = Environment.GetEnvironmentVariable("PSB_WEBHOOK_SECRET");
        if (string.IsNullOrEmpty(secret))
        {
            Console.Error.WriteLine("PSB_WEBHOOK_SECRET is not set");
            return 1;
        }
        var body = @"{
          ""id"": ""{{sample.hookId}}"",
          ""name"": ""Invoice events to the ERP"",
          ""action"": ""https://erp.molenrak.example/psb#" + secret + @""",
          ""topics"": [
            ""InvoiceReceived"",
            ""InvoiceReceivedError""
          ],
          ""isActive"": true
        }";
        var url = "https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/hook";
        var request = new HttpRequestMessage(HttpMethod.Put, url)
        {
            Content = new StringContent(body, Encoding.UTF8, "application/json"),
        };
        request.Headers.Authorization =
            new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
        request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
        var response = await Client.SendAsync(request);
        var answer = await response.Content.ReadAsStringAsync();
        if (!response.IsSuccessStatusCode)
        {
            Console.Error.WriteLine($"{(int)response.StatusCode} {answer}");
            return 1;
        }
        Console.WriteLine(answer);
        return 0;
    }
}
