// Needs PSB_WEBHOOK_SECRET; listens on PORT (8080).
// Run as Program.cs of a console project: dotnet run
using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Security.Cryptography;
using System.Text;

[DataContract]
class WebhookEvent
{
    [DataMember(Name = "topic")] public string Topic;
    [DataMember(Name = "hookId")] public string HookId;
    [DataMember(Name = "documentId")] public string DocumentId;
    [DataMember(Name = "sentOn")] public string SentOn;
}

class Sample
{
    static readonly string Secret = Environment.GetEnvironmentVariable("PSB_WEBHOOK_SECRET");
    static readonly HashSet<string> Seen = new HashSet<string>();

    static int Main()
    {
        if (string.IsNullOrEmpty(Secret))
        {
            Console.Error.WriteLine("PSB_WEBHOOK_SECRET is not set");
            return 1;
        }
        var listener = new HttpListener();
        listener.Prefixes.Add("http://localhost:" + (Environment.GetEnvironmentVariable("PORT") ?? "8080") + "/psb/");
        listener.Start();
        while (true)
        {
            var context = listener.GetContext();
            try
            {
                context.Response.StatusCode = Answer(context.Request);
            }
            catch (Exception problem)
            {
                Console.Error.WriteLine(problem.Message);
                context.Response.StatusCode = 500;
            }
            context.Response.Close();
        }
    }

    static int Answer(HttpListenerRequest request)
    {
        var raw = new MemoryStream();
        request.InputStream.CopyTo(raw);
        if (!IsSigned(raw.ToArray(), request.Headers["X-PSB-Signature"] ?? "")) return 401;

        raw.Position = 0;
        var message = (WebhookEvent)new DataContractJsonSerializer(typeof(WebhookEvent)).ReadObject(raw);
        var age = DateTimeOffset.UtcNow - DateTimeOffset.Parse(message.SentOn);
        if (age.Duration() > TimeSpan.FromMinutes(5)) return 401;

        // A delivery can come twice: act on the first only.
        if (Seen.Add(message.HookId + " " + message.DocumentId + " " + message.Topic))
        {
            Console.WriteLine(message.Topic + " " + message.DocumentId);
        }
        return 204;
    }

    static bool IsSigned(byte[] body, string signature)
    {
        var secret = Encoding.UTF8.GetBytes(Secret);
        var hex = BitConverter.ToString(new HMACSHA256(secret).ComputeHash(body)).Replace("-", "").ToLowerInvariant();
        var expected = Encoding.UTF8.GetBytes("sha256=" + hex);
        return CryptographicOperations.FixedTimeEquals(expected, Encoding.UTF8.GetBytes(signature));
    }
}
