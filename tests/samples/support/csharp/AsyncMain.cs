// Entry point for Mono's compiler, which does not know `static async Task<int> Main()` of C# 7.1: finds and runs the Main of the
// sample; of several samples, that of the class that the first argument names.
using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Threading.Tasks;

static class AsyncMain
{
    [DllImport("libc", EntryPoint = "_exit")]
    static extern void End(int status);

    static void Main(string[] args)
    {
        var main = typeof(AsyncMain).Assembly.GetTypes()
            .Where(type => type != typeof(AsyncMain) && (args.Length == 0 || type.Name == args[0]))
            .Select(type => type.GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public))
            .Single(method => method != null);
        var result = main.Invoke(null, main.GetParameters().Select(_ => (object)new string[0]).ToArray());
        var status = result is Task<int> task ? task.GetAwaiter().GetResult() : (int)result;
        Console.Out.Flush();
        Console.Error.Flush();
        // Mono 6.8 sometimes aborts when it shuts down while its thread pool still closes a connection.
        End(status);
    }
}
