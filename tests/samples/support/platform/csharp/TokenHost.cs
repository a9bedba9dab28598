// An application that uses TokenCache and SecurityTokenInspector with a WCF channel.
// It prints what it finds, one line each; it gets the address, a consumer key and the task from the environment.
using System;
using System.Linq;
using System.ServiceModel;
using System.Threading;
using System.Threading.Tasks;

class TokenHost
{
    static readonly string Address = Environment.GetEnvironmentVariable("ADDRESS");

    static async Task<int> Main()
    {
        var time = DateTime.UnixEpoch;
        var login = Channel(() => throw new InvalidOperationException("Login needs no token"));
        var key = Environment.GetEnvironmentVariable("CONSUMER_KEY");
        var request = new LoginRequest { ConsumerKey = key, ConsumerSecret = "any-secret" };
        var tokens = new TokenCache(() => Task.Run(() => login.Login(request).SecurityToken), () => time);
        if (Environment.GetEnvironmentVariable("TASK") == "renewal") await Renewal(tokens, minutes => time = DateTime.UnixEpoch.AddMinutes(minutes));
        else await Expiry(tokens);
        return 0;
    }

    static async Task Renewal(TokenCache tokens, Action<int> setTime)
    {
        var token = await tokens.GetAsync();
        setTime(229);
        Console.WriteLine("after 3:49 the same: " + Text(token == await tokens.GetAsync()));
        setTime(230);
        var second = await tokens.GetAsync();
        Console.WriteLine("after 3:50 the same: " + Text(token == second));
        await tokens.InvalidateAsync(token);
        Console.WriteLine("after another was rejected the same: " + Text(second == await tokens.GetAsync()));
        await tokens.InvalidateAsync(second);
        Console.WriteLine("after it was rejected the same: " + Text(second == await tokens.GetAsync()));
    }

    static async Task Expiry(TokenCache tokens)
    {
        var platform = Channel(() => tokens.GetAsync().GetAwaiter().GetResult());
        Console.WriteLine(await tokens.RunAsync(token => Task.Run(() => NameBy(platform))));
        await Task.Delay(6000);
        // Both tasks have the old token before one of them sends it.
        var both = new Barrier(2);
        var requests = new[] { 1, 2 }.Select(_ =>
        {
            var isFirst = true;
            return Task.Run(() => tokens.RunAsync(token => Task.Run(() =>
            {
                if (isFirst) both.SignalAndWait();
                isFirst = false;
                return NameBy(platform);
            })));
        });
        foreach (var name in await Task.WhenAll(requests)) Console.WriteLine(name);
    }

    static string Text(bool value) => value ? "true" : "false";

    static string NameBy(IPlatform platform) =>
        platform.GetParty(new GetPartyRequest { ReferenceId = "{{buyer.partyId}}" }).Details.Name;

    static IPlatform Channel(Func<string> token)
    {
        var factory = new ChannelFactory<IPlatform>(new BasicHttpBinding(), new EndpointAddress(Address));
        factory.Endpoint.EndpointBehaviors.Add(new SecurityTokenInspector(token));
        return factory.CreateChannel();
    }
}
