import {ADDRESS, escaped, invoice, numbered, PAYLOAD, type Hostile} from './checkerHostile';

/** XML whose values and names would do harm to a careless page. */
export const HOSTILE_VALUES: readonly Hostile[] = [
  {
    what: 'scripts in values',
    name: 'a.xml',
    bytes: invoice.replace(
      /(<cbc:(?:ID|RegistrationName|Name|DocumentCurrencyCode|StreetName|IssueDate)\b[^>]*>)[^<]+/g,
      (_all, start: string) => start + escaped(PAYLOAD),
    ),
    verdict: 'Invalid',
  },
  {
    what: 'scripts in what the document says that it is',
    name: 'a.xml',
    bytes: invoice.replace(/(<cbc:CustomizationID>)[^<]+/, (_all, start: string) => start + escaped(PAYLOAD)),
    verdict: 'Invalid',
    says: /not any message/,
  },
  {
    what: 'scripts in CDATA and comments',
    name: 'a.xml',
    bytes: numbered(`<![CDATA[${PAYLOAD}]]>`)
      .replace(/<\/cbc:ID>/, `</cbc:ID><!-- ${PAYLOAD} -->`)
      .replace(/(<cbc:DocumentCurrencyCode>)[^<]+/, `$1<![CDATA[${PAYLOAD}]]>`),
    verdict: 'Invalid',
  },
  {
    what: 'addresses of scripts in values',
    name: 'a.xml',
    bytes: invoice.replace(
      /(<cbc:(?:ID|DocumentCurrencyCode|InvoiceTypeCode|CustomizationID|ProfileID)\b[^>]*>)[^<]+/g,
      `$1${ADDRESS}`,
    ),
    verdict: 'Invalid',
  },
  {
    what: 'scripts in attributes',
    name: 'a.xml',
    bytes: invoice.replace(
      /(unitCode|currencyID|schemeID)="[^"]*"/g,
      (_all, name: string) => `${name}="${escaped(PAYLOAD)}"`,
    ),
    verdict: 'Invalid',
  },
  {
    what: 'scripts as elements',
    name: 'a.xml',
    bytes: invoice.replace(
      /(<cbc:IssueDate)/,
      `<script xmlns="http://www.w3.org/1999/xhtml">window.pwned=1</script><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.pwned=1"/>$1`,
    ),
    verdict: 'Invalid',
  },
  {
    what: 'a page',
    name: 'a.xml',
    bytes: `<html xmlns="http://www.w3.org/1999/xhtml"><body onload="window.pwned=1"><script>window.pwned=1</script></body></html>`,
    verdict: 'Invalid',
    says: /not any message|html/,
  },
  {
    what: 'names of prototypes',
    name: '__proto__.xml',
    bytes: numbered('__proto__')
      .replace(/(<cbc:DocumentCurrencyCode>)[^<]+/, '$1constructor')
      .replace(/schemeID="[^"]*"/g, 'schemeID="__proto__"'),
    verdict: 'Invalid',
  },
  {
    what: 'names of prototypes as elements',
    name: 'constructor',
    bytes: '<__proto__ xmlns="constructor"><toString/></__proto__>',
    verdict: 'Invalid',
  },
  {
    what: 'a value of 3 MB on one line',
    name: 'a.xml',
    bytes: numbered('9'.repeat(3_000_000)),
    verdict: /^(Valid|Invalid)$/,
  },
  {
    what: 'a wrong value of 3 MB on one line',
    name: 'a.xml',
    bytes: invoice.replace(/(<cbc:DocumentCurrencyCode>)[^<]+/, (_all, start: string) => start + 'é'.repeat(1_500_000)),
    verdict: 'Invalid',
  },
  {
    what: '10,000 attributes',
    name: 'a.xml',
    bytes: invoice.replace(
      '<cbc:ID>',
      `<cbc:ID ${Array.from({length: 10_000}, (_, index) => `a${index}="1"`).join(' ')}>`,
    ),
    verdict: 'Invalid',
  },
  {
    what: '5,000 wrong elements',
    name: 'a.xml',
    bytes: invoice.replace('<cbc:IssueDate>', `${'<x/>'.repeat(5000)}<cbc:IssueDate>`),
    verdict: 'Invalid',
  },
  {
    what: 'markup in the name of the file',
    name: `${PAYLOAD.replaceAll('/', '')}.xml`,
    bytes: '<a/>',
    verdict: 'Invalid',
  },
  {what: 'a name that is written backwards', name: 'invoice\u202Elmx.exe', bytes: '<a/>', verdict: 'Invalid'},
  {what: 'a name of 5,000 characters', name: `${'n'.repeat(5000)}.xml`, bytes: '<a/>', verdict: 'Invalid'},
];
