// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; checks invoice.xml.
// Run as Program.cs of a console project: dotnet run
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class Sample
{
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static int Main() => Run().GetAwaiter().GetResult();

    static async Task<int> Run()
    {
        var document = new ByteArrayContent(File.ReadAllBytes("invoice.xml"));
        document.Headers.ContentType = new MediaTypeHeaderValue("application/xml");
        var url = "https://{{psb.accp.host}}/api/v1-beta/generic/validate";
        var request = new HttpRequestMessage(HttpMethod.Post, url)
        {
            Content = document,
        };
        request.Headers.Authorization =
            new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("PSB_TOKEN"));
        request.Headers.Add("Subscription-Key", Environment.GetEnvironmentVariable("PSB_SUBSCRIPTION_KEY"));
        request.Headers.Add("X-PSB-Language", "en");
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
