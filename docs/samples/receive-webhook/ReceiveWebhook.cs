// Needs PSB_WEBHOOK_SECRET. Receives events at /psb on PORT (8080), and stores them in psb-events.
// Run: in a .NET 8 web project (dotnet new web), replace Program.cs with ReceiveWebhook.cs, then: dotnet run
using System;
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
        Directory.CreateDirectory("psb-events");
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
        foreach (var item in events) Store(item);
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

    /// <summary>Whether the event was sent within 5 minutes of now. Treat any other event as a replay.</summary>
    static bool IsRecent(JsonElement item)
    {
        var age = DateTimeOffset.UtcNow - item.GetProperty("sentOn").GetDateTimeOffset();
        return age.Duration() <= TimeSpan.FromMinutes(5);
    }

    /// <summary>
    /// Stores the event, unless it is already stored: the bus can deliver an event more than once.
    /// In production, insert the event into a database table with a unique key on hookId, documentId, and topic.
    /// Don't download or process the document here. Do this after the response.
    /// </summary>
    static void Store(JsonElement item)
    {
        var file = $"psb-events/{Text(item, "hookId")}_{Text(item, "documentId")}_{Text(item, "topic")}.json";
        if (File.Exists(file)) return;
        var partial = $"psb-events/{Guid.NewGuid()}";
        File.WriteAllText(partial, item.GetRawText());
        try
        {
            // The file is complete or absent. If storing fails, the bus delivers the event again.
            File.Move(partial, file);
        }
        catch (IOException) when (File.Exists(file))
        {
            File.Delete(partial); // another delivery of the same event was stored first
        }
    }

    static string Text(JsonElement item, string name) => item.GetProperty(name).GetString();
}
