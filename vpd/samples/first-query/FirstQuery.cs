// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the name and the company number of each party.
// Run: in a .NET 8 console project, replace Program.cs with FirstQuery.cs, then: dotnet run
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

class FirstQuery
{
    const string Query = @"
        query ByNameAndCity($name: String!, $city: String!) {
          party(name: $name, city: $city) {
            preferredName
            identifiers {
              legal {
                value
              }
            }
          }
        }";

    // A redirect is an error.
    static readonly HttpClientHandler Handler = new HttpClientHandler { AllowAutoRedirect = false };
    static readonly HttpClient Client = new HttpClient(Handler) { Timeout = TimeSpan.FromSeconds(30) };

    static async Task<int> Main()
    {
        try
        {
            var identity = Environment.GetEnvironmentVariable("PSB_IDENTITY_HOST") ?? "https://{{identity.accp.host}}";
            var token = await Post(identity + "/connect/token", new FormUrlEncodedContent(
                new Dictionary<string, string>
                {
                    ["grant_type"] = "client_credentials",
                    ["scope"] = "vpd",
                    ["client_id"] = Environment.GetEnvironmentVariable("PSB_CLIENT_ID"),
                    ["client_secret"] = Environment.GetEnvironmentVariable("PSB_CLIENT_SECRET"),
                }));
            Client.DefaultRequestHeaders.Authorization =
                new AuthenticationHeaderValue("Bearer", token.GetProperty("access_token").GetString());
            var variables = new { name = "Molenrak", city = "{{buyer.city}}" };
            var json = JsonSerializer.Serialize(new { query = Query, variables });
            var vpd = Environment.GetEnvironmentVariable("PSB_VPD_HOST") ?? "https://{{vpd.accp.host}}";
            return Print(await Post(vpd + "/graphql/v1",
                new StringContent(json, Encoding.UTF8, "application/json")));
        }
        catch (HttpRequestException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
        catch (TaskCanceledException)
        {
            Console.Error.WriteLine("No response within 30 seconds. Run this again.");
            return 1;
        }
    }

    /// <summary>Prints the parties or the errors, and returns the exit code.</summary>
    static int Print(JsonElement result)
    {
        // If a query fails, the status is 200, and the body contains errors.
        if (result.TryGetProperty("errors", out var errors))
        {
            foreach (var error in errors.EnumerateArray())
            {
                var extensions = error.GetProperty("extensions");
                var code = extensions.GetProperty("code").GetString();
                var requestId = extensions.GetProperty("requestId").GetString();
                Console.Error.WriteLine(code + " " + error.GetProperty("message").GetString() + " " + requestId);
            }
            return 1;
        }
        foreach (var party in result.GetProperty("data").GetProperty("party").EnumerateArray())
        {
            var numbers = party.GetProperty("identifiers").GetProperty("legal").EnumerateArray()
                .Select(number => number.GetProperty("value").GetString());
            Console.WriteLine(string.Join(" ", numbers.Prepend(party.GetProperty("preferredName").GetString())));
        }
        return 0;
    }

    /// <summary>Sends a POST request and returns the JSON of the response.</summary>
    static async Task<JsonElement> Post(string url, HttpContent content)
    {
        var response = await Client.PostAsync(url, content);
        var body = await response.Content.ReadAsStringAsync();
        if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {body}");
        return JsonSerializer.Deserialize<JsonElement>(body);
    }
}
