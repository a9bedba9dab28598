// Adds the security token to every request of a JAX-WS client that was generated without -XadditionalHeaders.
// Use: var handler = new SecurityTokenHandler(tokens::get);
//      ((BindingProvider) platform).getBinding().setHandlerChain(List.of(handler));
import java.util.Set;
import java.util.function.Supplier;
import javax.xml.namespace.QName;
import javax.xml.soap.SOAPException;
import javax.xml.ws.WebServiceException;
import javax.xml.ws.handler.MessageContext;
import javax.xml.ws.handler.soap.SOAPHandler;
import javax.xml.ws.handler.soap.SOAPMessageContext;

public class SecurityTokenHandler implements SOAPHandler<SOAPMessageContext> {
  private static final String NAMESPACE = "http://{{platform.host}}/v3_1/";

  private final Supplier<String> token;

  public SecurityTokenHandler(Supplier<String> token) {
    this.token = token;
  }

  @Override
  public boolean handleMessage(SOAPMessageContext context) {
    var isRequest = (Boolean) context.get(MessageContext.MESSAGE_OUTBOUND_PROPERTY);
    var operation = (QName) context.get(MessageContext.WSDL_OPERATION);
    if (!isRequest || operation.getLocalPart().equals("Login")) return true;
    try {
      var envelope = context.getMessage().getSOAPPart().getEnvelope();
      var header = envelope.getHeader() == null ? envelope.addHeader() : envelope.getHeader();
      header.addHeaderElement(new QName(NAMESPACE, "Authentication", "psb"))
          .addChildElement(new QName(NAMESPACE, "SecurityToken", "psb"))
          .addTextNode(token.get());
      return true;
    } catch (SOAPException problem) {
      throw new WebServiceException(problem);
    }
  }

  @Override
  public boolean handleFault(SOAPMessageContext context) {
    return true;
  }

  @Override
  public void close(MessageContext context) {}

  @Override
  public Set<QName> getHeaders() {
    return Set.of();
  }
}
