// Shim of the System.Text.Json calls that the samples use, for Mono, which lacks the library. The samples themselves are written for .NET 8.
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;

namespace System.Text.Json
{
    public class JsonException : Exception
    {
        public JsonException(string message, Exception inner) : base(message, inner) { }
    }

    public enum JsonValueKind { Undefined, Object, Array, String, Number, True, False, Null }

    /// <summary>A JSON value, on the XML that the JSON reader of System.Runtime.Serialization makes of it.</summary>
    public struct JsonElement
    {
        readonly XmlElement xml;

        internal JsonElement(XmlElement xml)
        {
            this.xml = xml;
        }

        string Type => xml.HasAttribute("type") ? xml.GetAttribute("type") : "string";

        public JsonValueKind ValueKind =>
            Type == "boolean" ? (xml.InnerText == "true" ? JsonValueKind.True : JsonValueKind.False)
            : (JsonValueKind)Enum.Parse(typeof(JsonValueKind), Type, true);

        T Read<T>(string type, Func<XmlElement, T> read)
        {
            if (Type != type) throw new InvalidOperationException($"The value is of type {Type}, not {type}");
            return read(xml);
        }

        public JsonElement GetProperty(string name) =>
            Read("object", all => new JsonElement(all[name] ?? throw new KeyNotFoundException(name)));

        public bool TryGetProperty(string name, out JsonElement value)
        {
            var found = Read("object", all => all[name]);
            value = found == null ? default(JsonElement) : new JsonElement(found);
            return found != null;
        }

        public IEnumerable<JsonElement> EnumerateArray() =>
            Read("array", all => all.ChildNodes.OfType<XmlElement>().Select(each => new JsonElement(each)));

        public string GetString() => Type == "null" ? null : Read("string", text => text.InnerText);

        public bool GetBoolean() => Read("boolean", flag => flag.InnerText == "true");

        public DateTimeOffset GetDateTimeOffset() =>
            Read("string", text => DateTimeOffset.Parse(text.InnerText, CultureInfo.InvariantCulture));

        public override string ToString() => xml.InnerText;

        /// <summary>The JSON of the value, written anew. The real method gives the text as it was received.</summary>
        public string GetRawText()
        {
            using (var bytes = new MemoryStream())
            {
                using (var writer = JsonReaderWriterFactory.CreateJsonWriter(bytes, Encoding.UTF8, false))
                {
                    writer.WriteStartElement("root");
                    writer.WriteAttributeString("type", Type);
                    xml.WriteContentTo(writer);
                    writer.WriteEndElement();
                }
                return Encoding.UTF8.GetString(bytes.ToArray());
            }
        }
    }

    public static class JsonSerializer
    {
        /// <summary>Reads a JSON text. The real method makes many types; the samples ask for JsonElement alone.</summary>
        public static T Deserialize<T>(string json) => Deserialize<T>(Encoding.UTF8.GetBytes(json));

        public static T Deserialize<T>(byte[] json)
        {
            try
            {
                using (var reader = JsonReaderWriterFactory.CreateJsonReader(json, XmlDictionaryReaderQuotas.Max))
                {
                    var document = new XmlDocument();
                    document.Load(reader);
                    return (T)(object)new JsonElement(document.DocumentElement);
                }
            }
            catch (XmlException problem)
            {
                throw new JsonException(problem.Message, problem);
            }
        }

        /// <summary>Writes texts, booleans, lists, and objects by their properties, as anonymous types have them.</summary>
        public static string Serialize(object value)
        {
            if (value == null) return "null";
            if (value is bool flag) return flag ? "true" : "false";
            if (value is string text) return Quoted(text);
            if (value is IEnumerable list) return "[" + string.Join(",", list.Cast<object>().Select(Serialize)) + "]";
            var properties = value.GetType().GetProperties();
            return "{" + string.Join(",", properties.Select(each => Quoted(each.Name) + ":" + Serialize(each.GetValue(value)))) + "}";
        }

        static string Quoted(string text)
        {
            using (var bytes = new MemoryStream())
            {
                new DataContractJsonSerializer(typeof(string)).WriteObject(bytes, text);
                return Encoding.UTF8.GetString(bytes.ToArray());
            }
        }
    }
}
