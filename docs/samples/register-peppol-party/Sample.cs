// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY, the token of an ApManager. Registers the buyer as receiver.
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
        var body = @"{
          ""capabilities"": {
            ""invoices"": {
              ""state"": ""on""
            }
          },
          ""businessCard"": {
            ""state"": ""on"",
            ""names"": {
              ""state"": ""on"",
              ""value"": ""{{buyer.name}}""
            }
          },
          ""verification"": {
            ""notes"": ""Extract of the trade register, checked by phone"",
            ""verifiedOn"": ""2026-11-02T10:15:00+01:00""
          }
        }";
        var url = "https://{{psb.accp.host}}/api/v1/peppol/config/party/{{buyer.partyId}}";
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
