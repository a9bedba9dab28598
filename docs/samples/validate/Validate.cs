// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Validates invoice.xml and prints the findings.
// Run: in a .NET 8 console project, replace Program.cs with Validate.cs, then: dotnet run
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text.Json;
using System.Threading.Tasks;

class Validate
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var document = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
            document.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
            var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "https://{{psb.accp.host}}";
            var url = host + "/api/v1-beta/generic/validate";
            var request = new HttpRequestMessage(HttpMethod.Post, url)
            {
                Content = document,
            };
            request.Headers.Authorization =
                new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
            request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
            request.Headers.Add("X-PSB-Language", "en");
            var response = await Client.SendAsync(request);
            var body = await response.Content.ReadAsStringAsync();
            if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
                return 1;
            }
            var result = JsonSerializer.Deserialize<JsonElement>(body);
            Console.WriteLine(result.GetProperty("isValid").GetBoolean() ? "valid" : "not valid");
            foreach (var assertion in result.GetProperty("assertions").EnumerateArray())
            {
                Console.WriteLine($"{assertion.GetProperty("flag")} {assertion.GetProperty("artifact")} {assertion.GetProperty("text")}");
            }
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }
}
