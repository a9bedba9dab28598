// Needs PSB_CLIENT_ID, PSB_CLIENT_SECRET, PSB_USERNAME and PSB_PASSWORD. Prints the access token.
// Run as Program.cs of a console project: dotnet run
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

class Sample
{
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static int Main() => Run().GetAwaiter().GetResult();

    static async Task<int> Run()
    {
        var form = new Dictionary<string, string>
        {
            ["grant_type"] = "password",
            ["scope"] = "ap",
            ["client_id"] = Environment.GetEnvironmentVariable("PSB_CLIENT_ID"),
            ["client_secret"] = Environment.GetEnvironmentVariable("PSB_CLIENT_SECRET"),
            ["username"] = Environment.GetEnvironmentVariable("PSB_USERNAME"),
            ["password"] = Environment.GetEnvironmentVariable("PSB_PASSWORD"),
        };
        var url = "https://{{identity.accp.host}}/connect/token";
        var response = await Client.PostAsync(url, new FormUrlEncodedContent(form));
        var answer = await response.Content.ReadAsStringAsync();
        if (!response.IsSuccessStatusCode)
        {
            Console.Error.WriteLine($"{(int)response.StatusCode} {answer}");
            return 1;
        }
        var token = Regex.Match(answer, "\"access_token\"\\s*:\\s*\"([^\"]+)\"");
        Console.WriteLine(token.Groups[1].Value);
        return 0;
    }
}
