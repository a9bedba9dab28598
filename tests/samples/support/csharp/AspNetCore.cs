// Stub of the ASP.NET Core types that the webhook receiver uses, on HttpListener, for Mono, which cannot run ASP.NET Core.
// The receiver itself is written for .NET 8.
using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Threading.Tasks;

namespace Microsoft.AspNetCore.Http
{
    public delegate Task RequestDelegate(HttpContext context);

    public class HttpContext
    {
        public HttpRequest Request { get; internal set; }
        public HttpResponse Response { get; } = new HttpResponse();
    }

    public class HttpRequest
    {
        public Stream Body { get; internal set; }
        public HeaderDictionary Headers { get; internal set; }
    }

    public class HttpResponse
    {
        public int StatusCode { get; set; } = 200;
    }

    /// <summary>The headers of a request; a header that is missing is an empty text, as the real StringValues writes it.</summary>
    public class HeaderDictionary
    {
        readonly WebHeaderCollection headers;

        internal HeaderDictionary(WebHeaderCollection headers)
        {
            this.headers = headers;
        }

        public string this[string name] => headers[name] ?? "";
    }
}

namespace Microsoft.AspNetCore.Builder
{
    using Microsoft.AspNetCore.Http;

    public class WebApplicationBuilder
    {
        public WebApplication Build() => new WebApplication();
    }

    public class WebApplication
    {
        readonly Dictionary<string, RequestDelegate> handlers = new Dictionary<string, RequestDelegate>();

        public static WebApplicationBuilder CreateBuilder(string[] args) => new WebApplicationBuilder();

        public void MapPost(string pattern, RequestDelegate handler) => handlers.Add(pattern, handler);

        public void Run(string url)
        {
            var listener = new HttpListener();
            listener.Prefixes.Add(url + "/");
            listener.Start();
            while (true)
            {
                var context = listener.GetContext();
                Task.Run(() => Respond(context));
            }
        }

        async Task Respond(HttpListenerContext listened)
        {
            var context = new HttpContext
            {
                Request = new HttpRequest
                {
                    Body = listened.Request.InputStream,
                    Headers = new HeaderDictionary((WebHeaderCollection)listened.Request.Headers),
                },
            };
            try
            {
                var path = listened.Request.Url.AbsolutePath;
                if (handlers.ContainsKey(path)) await handlers[path](context);
                else context.Response.StatusCode = 404;
            }
            catch (Exception problem)
            {
                Console.Error.WriteLine(problem);
                context.Response.StatusCode = 500;
            }
            listened.Response.StatusCode = context.Response.StatusCode;
            listened.Response.Close();
        }
    }
}
