// Starts a program whose Main is asynchronous, which the compiler of Mono does not do by itself.
using System.Reflection;
using System.Threading.Tasks;

static class AsyncMain
{
    static void Main()
    {
        var main = typeof(Program).GetMethod("Main", BindingFlags.NonPublic | BindingFlags.Static);
        ((Task)main.Invoke(null, null)).GetAwaiter().GetResult();
    }
}
