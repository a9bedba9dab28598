// Stands in for System.Net.Http.Json.JsonContent of .NET 8, which Mono lacks, so that the tests can run requests in C#.
using System.Collections;
using System.Globalization;
using System.Linq;
using System.Text;

namespace System.Net.Http.Json
{
    public static class JsonContent
    {
        public static HttpContent Create<T>(T value) =>
            new StringContent(Write(value), Encoding.UTF8, "application/json");

        static string Write(object value)
        {
            if (value == null) return "null";
            if (value is bool) return (bool)value ? "true" : "false";
            if (value is string) return Quote((string)value);
            if (value is IFormattable) return ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture);
            var map = value as IDictionary;
            if (map != null) return Wrap('{', map.Keys.Cast<string>().Select(key => Entry(key, map[key])), '}');
            var list = value as IEnumerable;
            if (list != null) return Wrap('[', list.Cast<object>().Select(Write), ']');
            var properties = value.GetType().GetProperties();
            return Wrap('{', properties.Select(each => Entry(CamelCase(each.Name), each.GetValue(value))), '}');
        }

        static string Wrap(char open, Collections.Generic.IEnumerable<string> items, char close) =>
            open + string.Join(",", items) + close;

        static string Entry(string name, object value) => Quote(name) + ":" + Write(value);

        static string CamelCase(string name) => char.ToLowerInvariant(name[0]) + name.Substring(1);

        static string Quote(string text) =>
            "\"" + string.Concat(text.Select(each => each < ' ' || each > '~' || each == '"' || each == '\\'
                ? "\\u" + ((int)each).ToString("x4")
                : each.ToString())) + "\"";
    }
}
