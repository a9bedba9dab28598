import {readTracked} from '../../sources/files';
import {isKnownRule} from '../../sources/ruleSets';
import {businessTerms} from '../../sources/structure';
import {faultAt, type Fault} from '../fault';
import {proseYaml} from '../proseFiles';
import type {Check} from '../site';

/** What others published, also rules of former versions; the test of the structure holds it to the standard. */
const PUBLISHED = /^documents\/(?:structure\/(?:trees|business-terms)|rules\/)/;

/** Business terms and groups, and ids of rules, as pages write them. */
const TERM = /\bB[TG]-\d+(?:-\d+)?\b/g;
const RULE =
  /(?<![\w-])(?:BR(?:-[A-Z]{1,6})*(?:-\d+)+(?:-(?:and-\d+|[a-z]\b))?|PEPPOL-[A-Z\d]+-[A-Z]*\d+(?:-\d+)?|[A-Z]{2}-R-\d+(?:-\d+)?|(?:UBL|CII)-[A-Z]{2}-\d+)\b/g;

const withoutPart = (id: string): string => id.replace(/^(B[TG]-\d+)-\d+$/, '$1');

/** What a text names that the standard or its rules don't have. */
function unknownTermsIn(file: string, text: string): Fault[] {
  return text.split('\n').flatMap((line, index) => {
    // A comment of YAML is for authors.
    if (/^\s*#\s/.test(line) && file.endsWith('.yaml')) return [];
    const terms = (line.match(TERM) ?? []).filter((id) => !businessTerms().has(withoutPart(id)));
    const rules = (line.match(RULE) ?? []).filter((id) => !isKnownRule(id));
    return [
      ...terms.map((id) =>
        faultAt(file, index + 1, `no business term ${id}`, 'documents/structure/terms.yaml has all terms'),
      ),
      ...rules.map((id) =>
        faultAt(file, index + 1, `no rule ${id}`, 'The rule sets are in documents/rules/schematron'),
      ),
    ];
  });
}

/** The terms and rules that pages and data of formats name exist. */
export const termsAndRules: Check = ({pages}) => {
  const yaml = proseYaml().filter((file) => file.startsWith('documents/') && !PUBLISHED.test(file));
  return [
    ...pages
      .filter(({file}) => file.startsWith('documents/'))
      .flatMap(({file, source}) => unknownTermsIn(file, source)),
    ...yaml.flatMap((file) => unknownTermsIn(file, readTracked(file))),
  ];
};
