import {hostLine} from '../requests/curl';

/** The document in invoice.xml, without the byte order mark and the XML declaration that a file can begin with. */
const DOCUMENT = "sed -e '1s/^[^<]*//' -e '1s/^<?xml [^>]*>//' invoice.xml";

/** What the shell writes into elements of a request: values of the reader's environment, and the document that the reader sends. */
const CONTENTS = {
  SecurityToken: '$(xml "$PSB_SECURITY_TOKEN")',
  ConsumerKey: '$(xml "$PSB_CONSUMER_KEY")',
  ConsumerSecret: '$(xml "$PSB_CONSUMER_SECRET")',
  Payload: `$(${DOCUMENT})`,
} as const;

/** A function of the shell that writes a value as XML text. */
const AS_XML = "xml() { sed -e 's/&/\\&amp;/g' -e 's/</\\&lt;/g' <<<\"$1\"; }";

/** What a failed script says of the invoice. Only a fault with soap:Client confirms that it wasn't sent. */
const OUTCOME = [
  '  case $response in',
  "    *':Client</faultcode>'*) echo 'Nothing was sent.' >&2 ;;",
  "    *) echo 'Look for the invoice in the outbox before you run this again.' >&2 ;;",
  '  esac',
];

const NEXT_PAGE = [
  'next=$(sed -n \'s:.*NextPage>\\([^<][^<]*\\)<.*:<StartPage>\\1</StartPage>:p\' <<<"$response")',
  '[ -n "$next" ] || break',
  'done',
];

/** In a here-document, the shell reads `$`, a backquote and a backslash. */
const forShell = (xml: string): string => xml.replace(/[\\$`]/g, '\\$&');

/** An envelope with what the shell writes into it, and with `$next`, the element for the next page, after the limit of a list. */
const withContents = (envelope: string): string =>
  Object.entries(CONTENTS)
    .reduce(
      (text, [element, content]) =>
        text.replace(
          new RegExp(`(<(\\w+:)?${element}>)[^]*(</\\2${element}>)`),
          (_, ...tags: string[]) => `${tags[0]}${content}${tags[2]}`,
        ),
      forShell(envelope),
    )
    .replace(/<\/(?:\w+:)?Limit>/, '$&$$next');

/**
 * A request as a shell script for curl. That of a list reads all pages.
 * @param envelope the request, with whatever values in the elements of keys and token
 * @param action the value of SOAPAction
 * @param origin the platform's acceptance host, with scheme
 * @param file name under which a reader saves it
 */
export function curlOf(envelope: string, action: string, origin: string, file: string): string {
  const body = withContents(envelope.trim());
  const variables = ['PSB_SUBSCRIPTION_KEY', ...(body.match(/(?<=\$\(xml "\$)PSB_\w+/g) ?? [])];
  const sends = body.includes(DOCUMENT);
  const lists = body.includes('$next');
  return [
    '#!/usr/bin/env bash',
    `# Needs ${variables.join(', ').replace(/, (?=\w+$)/, ' and ')}`,
    ...(sends ? ['# Sends invoice.xml from this folder.'] : []),
    `# Prints the response${lists ? ' of each page' : ''}, or the fault.`,
    `# Run: bash ${file}`,
    'set -euo pipefail',
    '',
    hostLine({variable: 'PSB_PLATFORM_HOST', origin}),
    AS_XML,
    ...(lists ? ['next=', '', 'while :; do'] : ['']),
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
    ...(sends ? OUTCOME : []),
    '  exit 1',
    '}',
    'echo "$response"',
    ...(lists ? NEXT_PAGE : []),
    '',
  ].join('\n');
}
