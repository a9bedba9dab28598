import {expect, test} from 'vitest';
import {MAXIMUM_DEPTH} from '../../../src/validation/limits';
import {note, NOTE, validatorOf} from './support';

const {validate} = validatorOf([NOTE]);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const BYTE_ORDER_MARK = '\uFEFF';
const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();
const utf16 = (text: string): Uint8Array => Buffer.from(`${BYTE_ORDER_MARK}${text}`, 'utf16le');
const nested = (levels: number): string => note('<a>'.repeat(levels - 1) + '</a>'.repeat(levels - 1));

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${note('&c;')}`;
const OUTSIDE = `<?xml version="1.0"?><!-- a > b --><!DOCTYPE Note [<!ENTITY x SYSTEM "file:///etc/passwd">]>${note('&x;')}`;

test.each([
  ['SIZE', 'a file over the limit', new Uint8Array(52_428_801)],
  ['DTD', 'entities that multiply', bytes(LAUGHS)],
  ['DTD', 'an entity from outside', bytes(OUTSIDE)],
  ['DTD', 'a document type in UTF-16', utf16(LAUGHS)],
  ['DEPTH', 'one level too many', bytes(nested(MAXIMUM_DEPTH + 1))],
  ['DEPTH', 'a million levels', bytes('<a>'.repeat(1_000_000))],
  ['XML', 'an end tag that is missing', bytes('<Note>\n<Text>')],
  ['XML', 'nothing', bytes('')],
  ['XML', 'no XML at all', bytes('PK')],
  ['PDF', 'a PDF without XML', bytes('%PDF-1.7')],
  ['XML', 'an entity that nobody declared', bytes(note('&nbsp;'))],
  ['XML', 'an instruction that does not end', bytes(`<?xml ${'<?'.repeat(100_000)}`)],
  [
    'ENCODING',
    'Latin 1 that is declared as UTF-8',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>é</a>', 'latin1'),
  ],
  ['ENCODING', 'UTF-16 that is declared as UTF-8', utf16(`<?xml version="1.0" encoding="UTF-8"?>${note('é')}`)],
  [
    'ENCODING',
    'UTF-8 that is declared as UTF-16',
    bytes(`${BYTE_ORDER_MARK}<?xml version="1.0" encoding="UTF-16"?><a/>`),
  ],
  ['ENCODING', 'an encoding that nobody knows', bytes('<?xml version="1.0" encoding="x-none"?><a/>')],
  ['FORMAT', 'a document of another kind', bytes('<Note/>')],
])('%s: %s', async (rule, _what, file) => {
  const {message, schema, findings} = await validate(file);
  expect({message, schema, rules: findings.map((finding) => finding.rule)}).toEqual({
    message: undefined,
    schema: 'none',
    rules: [rule],
  });
  expect(findings[0]).toMatchObject({severity: 'fatal'});
});

test.each([
  ['the deepest document', bytes(nested(MAXIMUM_DEPTH))],
  ['words that look like a document type', bytes(`<!-- <!DOCTYPE a> -->${note('<![CDATA[<!DOCTYPE b>]]>')}`)],
  ['UTF-8 with a byte order mark', bytes(`\uFEFF${note('é')}`)],
  ['UTF-8 by its other name', bytes(`\uFEFF<?xml version="1.0" encoding="utf8"?>${note('é')}`)],
  ['UTF-16', utf16(`<?xml version="1.0" encoding="UTF-16"?>${note('é')}`)],
  ['UTF-16 without a byte order mark', Buffer.from(note('é'), 'utf16le')],
  ['UTF-16BE', utf16be(`${BYTE_ORDER_MARK}${note('é')}`)],
  ['UTF-16BE without a byte order mark', utf16be(note('é'))],
  ['Latin 1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${note('é')}`, 'latin1')],
  ['text', `<?xml version="1.0" encoding="UTF-16"?>${note('é')}`],
  ['a large attachment', bytes(note('A'.repeat(11_000_000)))],
])('%s is read', async (_what, file) => {
  expect(await validate(file)).toMatchObject({message: 'note', findings: []});
});

test.each([
  ['XML', '<Note>\n  <Text>\n</Note>', 3, 8],
  ['XML', ' \n', 1, 1],
  ['DTD', '<?xml version="1.0"?>\n <!DOCTYPE Note>\n<Note/>', 2, 2],
])('%s: %j is told by line and column', async (rule, xml, line, column) => {
  const {findings} = await validate(xml);
  expect(findings).toEqual([expect.objectContaining({rule, line, column})]);
});
