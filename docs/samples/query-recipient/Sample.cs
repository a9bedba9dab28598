// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Asks which id and channel reach the buyer.
// Run as Program.cs of a console project: dotnet run
using System;
using System.Net;
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
        var ids = "[\"{{buyer.partyId}}\", \"NL:VAT:{{buyer.vat}}\"]";
        var url = "https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty";
        var request = new HttpRequestMessage(HttpMethod.Post, url)
        {
            Content = new StringContent(ids, Encoding.UTF8, "application/json"),
        };
        request.Headers.Authorization =
            new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
        request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
        var response = await Client.SendAsync(request);
        var answer = await response.Content.ReadAsStringAsync();
        // No id of the buyer is reachable.
        if (response.StatusCode == HttpStatusCode.NotFound && answer.Contains("\"API404\""))
        {
            Console.WriteLine("not reachable");
            return 0;
        }
        if (!response.IsSuccessStatusCode)
        {
            Console.Error.WriteLine($"{(int)response.StatusCode} {answer}");
            return 1;
        }
        Console.WriteLine(answer);
        return 0;
    }
}
