import type {ReactNode} from 'react';

/** Codes as the error catalogue (openapi/errors.yaml) writes them: of the REST API, and of the token endpoint (RFC 6749, section 5.2). */
const CODE =
  /^(?:API\d{3}(?:-[A-Z]+)?|invalid_(?:request|client|grant|scope)|unauthorized_client|unsupported_grant_type)$/;

/** The code that the JSON body of a refusal carries, if it looks like one of the catalogue. */
function codeOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as {readonly code?: unknown; readonly error?: unknown} | null;
    const code = body?.code ?? body?.error;
    return typeof code === 'string' && CODE.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Leads from a refusal to its entry in the error catalogue, in a new tab: the form and its credentials stay. */
export default function HelpLink({text}: {readonly text: string}): ReactNode {
  const code = codeOf(text);
  if (code === undefined) return null;
  return (
    <p>
      <a href={`/endpoints/overview.html#${code}`} target="_blank" rel="noopener">
        How to solve {code}
      </a>{' '}
      (opens in a new tab)
    </p>
  );
}
