import fs from 'node:fs';
import {expect, test} from 'vitest';
import {isKnownRule} from '../../src/sources/ruleSets';
import {businessTerms} from '../../src/sources/structure';
import {untracked} from '../../src/sources/files';

const FOLDER = 'documents';
/** What others published; the test of the structure holds it to the standard. */
const PUBLISHED = /^(?:structure\/(?:trees|business-terms)|rules\/)/;

/** Business terms and groups, and ids of rules, as pages write them. */
const TERM = /\bB[TG]-\d+(?:-\d+)?\b/g;
const RULE =
  /(?<![\w-])(?:BR(?:-[A-Z]{1,6})*(?:-\d+)+(?:-(?:and-\d+|[a-z]\b))?|PEPPOL-[A-Z\d]+-[A-Z]*\d+(?:-\d+)?|[A-Z]{2}-R-\d+(?:-\d+)?|(?:UBL|CII)-[A-Z]{2}-\d+)\b/g;

const files = fs
  .readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:mdx|ya?ml)$/.test(file) && !PUBLISHED.test(file));

/** What a text names that the standard or its rules don't have, each with its line. */
function unknownIn(text: string, isYaml = false): string[] {
  return text.split('\n').flatMap((line, index) => {
    // A comment of YAML is for authors.
    if (/^\s*#\s/.test(line) && isYaml) return [];
    const terms = (line.match(TERM) ?? []).filter((id) => !businessTerms().has(id.replace(/^(B[TG]-\d+)-\d+$/, '$1')));
    const rules = (line.match(RULE) ?? []).filter((id) => !isKnownRule(id));
    return [...terms, ...rules].map((id) => `${index + 1}: ${id}`);
  });
}

test('the terms and rules that pages and data name exist', () => {
  expect(files.length).toBeGreaterThan(10);
  const unknown = untracked(() =>
    files.flatMap((file) =>
      unknownIn(fs.readFileSync(`${FOLDER}/${file}`, 'utf8'), !file.endsWith('.mdx')).map(
        (fault) => `${FOLDER}/${file}:${fault}`,
      ),
    ),
  );
  expect(unknown).toEqual([]);
});

test('an unknown term or rule is found with its line', () => {
  const text = 'BT-10 and BG-4\nBR-CO-10, BT-4, BT-999\nPEPPOL-EN16931-R003 and PEPPOL-EN16931-R999, BR-NL-99';
  expect(untracked(() => unknownIn(text))).toEqual(['2: BT-4', '2: BT-999', '3: PEPPOL-EN16931-R999', '3: BR-NL-99']);
});
