import type {OpenApiDocument} from '../../contracts/openapi/document';
import {requestsOf} from '../../contracts/openapi/requests';
import {service} from '../../service';

/** A contract as the consoles use it, with the sandbox as one more server. OAuth 2.0 becomes a bearer token: a browser must never hold a client secret. */
export function consoleDocument(document: OpenApiDocument): OpenApiDocument {
  const {components, servers, security = [], ...rest} = requestsOf(document);
  const {oauth2: _oauth2, ...schemes} = components.securitySchemes ?? {};
  return {
    ...rest,
    servers: [...servers, {url: service.sandbox.url, description: 'Sandbox: a mock server on your own machine.'}],
    security: security.map(({oauth2: _scopes, ...others}) => ({bearerAuth: [], ...others})),
    components: {...components, securitySchemes: {bearerAuth: {type: 'http', scheme: 'bearer'}, ...schemes}},
  };
}
