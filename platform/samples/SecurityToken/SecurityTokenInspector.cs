// Adds the security token to every request of a WCF client. In .NET 8, it needs the package System.ServiceModel.Http.
// Use: var inspector = new SecurityTokenInspector(() => tokens.GetAsync().GetAwaiter().GetResult());
//      client.Endpoint.EndpointBehaviors.Add(inspector);
using System;
using System.ServiceModel;
using System.ServiceModel.Channels;
using System.ServiceModel.Description;
using System.ServiceModel.Dispatcher;
using System.Xml;

public class SecurityTokenInspector : IClientMessageInspector, IEndpointBehavior
{
    const string Ns = "http://{{platform.host}}/v3_1/";

    readonly Func<string> token;

    public SecurityTokenInspector(Func<string> token)
    {
        this.token = token;
    }

    public object BeforeSendRequest(ref Message request, IClientChannel channel)
    {
        if (request.Headers.Action != Ns + "Login") request.Headers.Add(new Authentication(token()));
        return null;
    }

    public void AfterReceiveReply(ref Message reply, object correlationState) { }

    public void ApplyClientBehavior(ServiceEndpoint endpoint, ClientRuntime clientRuntime)
    {
        clientRuntime.ClientMessageInspectors.Add(this);
    }

    public void AddBindingParameters(ServiceEndpoint endpoint, BindingParameterCollection bindingParameters) { }

    public void ApplyDispatchBehavior(ServiceEndpoint endpoint, EndpointDispatcher endpointDispatcher) { }

    public void Validate(ServiceEndpoint endpoint) { }

    class Authentication : MessageHeader
    {
        readonly string token;

        public Authentication(string token)
        {
            this.token = token;
        }

        public override string Name => "Authentication";

        public override string Namespace => Ns;

        protected override void OnWriteHeaderContents(XmlDictionaryWriter writer, MessageVersion messageVersion)
        {
            writer.WriteElementString("SecurityToken", Ns, token);
        }
    }
}
