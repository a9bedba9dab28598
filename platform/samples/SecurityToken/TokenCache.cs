// Keeps the security token for all threads of an application.
// Use: var tokens = new TokenCache(() => LoginAsync(key, secret));
//      var party = await tokens.RunAsync(token => GetPartyAsync(id, token));
using System;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

public class TokenCache
{
    // A token is valid for 4 hours. The last 10 minutes are left for requests that have begun.
    static readonly TimeSpan UsedFor = TimeSpan.FromMinutes(230);

    // Group 2 is the code of a fault. A client can add text after it.
    static readonly Regex Fault = new Regex(@"^(.*\S)\s*\[\s*(\w+)\s*\]");

    readonly SemaphoreSlim gate = new SemaphoreSlim(1);
    readonly Func<Task<string>> login;
    readonly Func<DateTime> now;
    string token;
    DateTime renewAt;

    public TokenCache(Func<Task<string>> login, Func<DateTime> now = null)
    {
        this.login = login;
        this.now = now ?? (() => DateTime.UtcNow);
    }

    /// <summary>Returns the token. One thread logs in, and the others wait for the result.</summary>
    public async Task<string> GetAsync()
    {
        await gate.WaitAsync().ConfigureAwait(false);
        try
        {
            var time = now();
            if (token == null || time >= renewAt)
            {
                token = await login().ConfigureAwait(false);
                renewAt = time + UsedFor;
            }
            return token;
        }
        finally
        {
            gate.Release();
        }
    }

    /// <summary>Drops a token that the platform rejected, unless another thread has replaced it already.</summary>
    public async Task InvalidateAsync(string rejected)
    {
        await gate.WaitAsync().ConfigureAwait(false);
        if (token == rejected) token = null;
        gate.Release();
    }

    /// <summary>Sends a request. If the token has expired, logs in and sends the request again.</summary>
    /// <param name="request">Sends the request with a token. For a fault, it throws an exception with faultstring as its message.</param>
    public async Task<T> RunAsync<T>(Func<string, Task<T>> request)
    {
        var used = await GetAsync().ConfigureAwait(false);
        try
        {
            return await request(used).ConfigureAwait(false);
        }
        catch (Exception fault) when (Fault.Match(fault.Message).Groups[2].Value == "DEFAULT_ERROR_CODE999")
        {
            await InvalidateAsync(used).ConfigureAwait(false);
        }
        return await request(await GetAsync().ConfigureAwait(false)).ConfigureAwait(false);
    }
}
