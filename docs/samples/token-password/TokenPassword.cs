// Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME, and PSB_PASSWORD. Prints the access token.
// Run: in a .NET 8 console project, replace Program.cs with TokenPassword.cs, then: dotnet run
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text.Json;
using System.Threading.Tasks;

class TokenPassword
{
    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var form = new FormUrlEncodedContent(new Dictionary<string, string>
            {
                ["grant_type"] = "password",
                ["scope"] = "ap",
                ["client_id"] = Environment.GetEnvironmentVariable("PSB_CLIENT_ID"),
                ["client_secret"] = Environment.GetEnvironmentVariable("PSB_CLIENT_SECRET"),
                ["username"] = Environment.GetEnvironmentVariable("PSB_USERNAME"),
                ["password"] = Environment.GetEnvironmentVariable("PSB_PASSWORD"),
            });
            var host = Environment.GetEnvironmentVariable("PSB_IDENTITY_HOST") ?? "https://{{identity.accp.host}}";
            var response = await Client.PostAsync(host + "/connect/token", form);
            var body = await response.Content.ReadAsStringAsync();
            if (!response.IsSuccessStatusCode)
            {
                Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
                return 1;
            }
            var token = JsonSerializer.Deserialize<JsonElement>(body);
            Console.WriteLine(token.GetProperty("access_token").GetString());
            return 0;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }
}
