// Two operations of platform.wsdl as a WCF contract, written by hand: Mono's svcutil generates code that doesn't compile.
using System.Runtime.Serialization;
using System.ServiceModel;

[ServiceContract(Namespace = Names.Space, Name = "Platform")]
public interface IPlatform
{
    [OperationContract(Action = Names.Space + "Login", ReplyAction = "*")]
    LoginResponse Login(LoginRequest request);

    [OperationContract(Action = Names.Space + "GetParty", ReplyAction = "*")]
    GetPartyResponse GetParty(GetPartyRequest request);
}

public static class Names
{
    public const string Space = "http://{{platform.host}}/v3_1/";
}

[MessageContract(WrapperName = "Login", WrapperNamespace = Names.Space)]
public class LoginRequest
{
    [MessageBodyMember(Namespace = Names.Space, Order = 0)]
    public string ConsumerKey;

    [MessageBodyMember(Namespace = Names.Space, Order = 1)]
    public string ConsumerSecret;
}

[MessageContract(WrapperName = "LoginResponse", WrapperNamespace = Names.Space)]
public class LoginResponse
{
    [MessageBodyMember(Namespace = Names.Space)]
    public string SecurityToken;
}

[MessageContract(WrapperName = "GetParty", WrapperNamespace = Names.Space)]
public class GetPartyRequest
{
    [MessageBodyMember(Namespace = Names.Space)]
    public string ReferenceId;
}

[MessageContract(WrapperName = "GetPartyResponse", WrapperNamespace = Names.Space)]
public class GetPartyResponse
{
    [MessageBodyMember(Namespace = Names.Space)]
    public PartyDetails Details;
}

[DataContract(Namespace = Names.Space)]
public class PartyDetails
{
    [DataMember]
    public string Name;
}
