// Needs PSB_WEBHOOK_SECRET. Receives events at /psb on PORT (8080).
// Run: in a .NET 8 web project (dotnet new web), replace Program.cs with ReceiveWebhook.cs, then: dotnet run
using System;
using System.Collections.Concurrent;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;

class ReceiveWebhook
{
    static int Main(string[] args)
    {
        var secret = Environment.GetEnvironmentVariable("PSB_WEBHOOK_SECRET");
        if (string.IsNullOrEmpty(secret))
        {
            Console.Error.WriteLine("PSB_WEBHOOK_SECRET is not set");
            return 1;
        }
        var webhook = new Webhook(secret);
        var app = WebApplication.CreateBuilder(args).Build();
        // Reads Request.Body itself: model binding would parse the JSON, and the signed bytes would be lost.
        app.MapPost("/psb", async context =>
        {
            var rawBody = new MemoryStream();
            await context.Request.Body.CopyToAsync(rawBody);
            var signature = context.Request.Headers["X-PSB-Signature"].ToString();
            context.Response.StatusCode = webhook.Receive(rawBody.ToArray(), signature);
        });
        app.Run("http://localhost:" + (Environment.GetEnvironmentVariable("PORT") ?? "8080"));
        return 0;
    }
}

class Webhook
{
    readonly byte[] secret;

    // In production, use a table in your database with a unique key on these three values.
    readonly ConcurrentDictionary<(string HookId, string DocumentId, string Topic), bool> seen =
        new ConcurrentDictionary<(string, string, string), bool>();

    public Webhook(string secret)
    {
        this.secret = Encoding.UTF8.GetBytes(secret);
    }

    /// <summary>Receives one delivery and returns the status of the response.</summary>
    public int Receive(byte[] rawBody, string signature)
    {
        if (!IsSigned(rawBody, signature)) return 401;

        // A hook with the option batch sends an array of events.
        var body = JsonSerializer.Deserialize<JsonElement>(rawBody);
        var events = body.ValueKind == JsonValueKind.Array ? body.EnumerateArray().ToArray() : new[] { body };
        if (!events.All(IsRecent)) return 401;
        foreach (var item in events.Where(IsNew)) Store(item);
        return 204;
    }

    bool IsSigned(byte[] rawBody, string signature)
    {
        using (var hmac = new HMACSHA256(secret))
        {
            var hex = BitConverter.ToString(hmac.ComputeHash(rawBody)).Replace("-", "").ToLowerInvariant();
            var expected = Encoding.UTF8.GetBytes("sha256=" + hex);
            return CryptographicOperations.FixedTimeEquals(expected, Encoding.UTF8.GetBytes(signature));
        }
    }

    /// <summary>Whether the event was sent within 5 minutes of now. Anything else is a replay.</summary>
    static bool IsRecent(JsonElement item)
    {
        var age = DateTimeOffset.UtcNow - item.GetProperty("sentOn").GetDateTimeOffset();
        return age.Duration() <= TimeSpan.FromMinutes(5);
    }

    /// <summary>Whether the event arrives for the first time. The bus can deliver an event more than once.</summary>
    bool IsNew(JsonElement item) =>
        seen.TryAdd((Text(item, "hookId"), Text(item, "documentId"), Text(item, "topic")), true);

    /// <summary>Replace this with your queue. Download and process the document after the response, not here.</summary>
    static void Store(JsonElement item) => Console.WriteLine(Text(item, "topic") + " " + Text(item, "documentId"));

    static string Text(JsonElement item, string name) => item.GetProperty(name).GetString();
}
