/** The values in a request envelope that a reader gets from the environment. */
const VARIABLES = {
  SecurityToken: 'PSB_SECURITY_TOKEN',
  ConsumerKey: 'PSB_CONSUMER_KEY',
  ConsumerSecret: 'PSB_CONSUMER_SECRET',
} as const;

const PAYLOAD = "grep -v '^<?xml' invoice.xml";

/** In a here-document, the shell reads `$`, a backquote and a backslash. */
const forShell = (xml: string): string => xml.replace(/[\\$`]/g, '\\$&');

/** The payload comes from the file that the reader sends, without its XML declaration. */
const withFile = (text: string): string =>
  text.replace(/(<(?:\w+:)?Payload>)[\s\S]*(?=<\/(?:\w+:)?Payload>)/, (_, open: string) => `${open}$(${PAYLOAD})`);

function withVariables(envelope: string): string {
  return Object.entries(VARIABLES).reduce(
    (text, [element, variable]) =>
      text.replace(new RegExp(`(<(?:\\w+:)?${element}>)[^<]*(?=<)`), (_, open: string) => `${open}$${variable}`),
    withFile(forShell(envelope)),
  );
}

/** The header block is in the envelope when the variable is. */
const isSecured = (text: string): boolean => text.includes(`$${VARIABLES.SecurityToken}`);

/**
 * A request as a shell script for curl.
 * @param envelope the request, with whatever values in the elements of keys and token
 * @param action the value of SOAPAction
 * @param host the platform's host, with scheme
 * @param file name under which a reader saves it
 */
export function curlOf(envelope: string, action: string, host: string, file: string): string {
  const body = withVariables(envelope.trim());
  const variables = isSecured(body) ? [VARIABLES.SecurityToken] : [VARIABLES.ConsumerKey, VARIABLES.ConsumerSecret];
  return [
    '#!/usr/bin/env bash',
    `# Needs ${['PSB_SUBSCRIPTION_KEY', ...variables].join(', ').replace(/, (?=\w+$)/, ' and ')}`,
    ...(body.includes(PAYLOAD) ? ['# Sends invoice.xml of this folder.'] : []),
    '# Prints the response, or the fault.',
    `# Run: bash ${file}`,
    'set -euo pipefail',
    '',
    `host=${host}`,
    '',
    'response=$(curl --silent --show-error \\',
    '  --fail-with-body --max-time 30 \\',
    '  "$host/soap/v3.1?subscriptionKey=$PSB_SUBSCRIPTION_KEY" \\',
    '  --header "Content-Type: text/xml; charset=utf-8" \\',
    `  --header 'SOAPAction: "${action}"' \\`,
    '  --data-binary @- <<XML',
    body,
    'XML',
    ') || {',
    '  echo "$response" >&2',
    '  exit 1',
    '}',
    'echo "$response"',
    '',
  ].join('\n');
}
