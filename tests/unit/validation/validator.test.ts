import {expect, test} from 'vitest';
import {type ValidatedMessage} from '../../../src/validation/model';
import {type CompiledRules} from '../../../src/validation/rules';
import {type Resources} from '../../../src/validation/validator';
import {INCLUDED, note, NOTE, SCHEMA, validatorOf} from './support';

const SCHEMAS = new Map([
  ['main/note.xsd', SCHEMA],
  ['common/text.xsd', INCLUDED],
]);
const schemas = (file: string): Uint8Array | undefined => {
  const text = SCHEMAS.get(file);
  return text === undefined ? undefined : new TextEncoder().encode(text);
};
const withSchema = {...NOTE, documents: [{...NOTE.documents[0], root: 'Note', schema: 'main/note.xsd'}]};

test('a schema is followed through its includes, and its findings name line and element', async () => {
  const {validate} = validatorOf([withSchema], {schemas});
  expect(await validate(note('<Text>a</Text>'))).toMatchObject({schema: 'passed', findings: []});
  const {schema, findings} = await validate(note('<Text>a</Text>\n<Text>b</Text>\n<Sum>much</Sum>'));
  expect(schema).toBe('failed');
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'XSD',
      severity: 'fatal',
      location: '/Note[1]/Sum[1]',
      line: 3,
      source: 'main/note.xsd',
    }),
  );
});

test('each finding of the schema is a finding of its own, on the line of its element', async () => {
  const {validate} = validatorOf([withSchema], {schemas});
  const {findings} = await validate(note('<Text>a</Text>\n<Sum>much</Sum>\n<Sum>much</Sum>'));
  expect(findings.map(({rule, location, line}) => `${rule} ${location} ${line}`)).toEqual([
    'XSD /Note[1]/Sum[1] 2',
    'XSD /Note[1]/Sum[2] 3',
  ]);
});

test('two validators keep their schemas apart', async () => {
  const empty = validatorOf([withSchema]);
  const {findings} = await empty.validate(note('<Text>a</Text>'));
  expect(findings.map(({rule}) => rule)).toEqual(['SCHEMA']);
});

test('a requirement that is not met is a finding', async () => {
  const requires = [{rule: 'LOCAL-1', xpath: "/*/*[local-name()='Sum']", message: 'A note has a sum.'}];
  const {validate} = validatorOf([{...NOTE, requires}]);
  expect((await validate(note('<Sum>1</Sum>'))).findings).toEqual([]);
  expect((await validate(note(''))).findings).toEqual([
    expect.objectContaining({rule: 'LOCAL-1', message: 'A note has a sum.', location: '/Note[1]'}),
  ]);
});

const checks = [
  {id: 'R-1', level: 'warning', text: ['Sum is ', ', not  ', '.']},
  {id: '', level: '', text: ['[R-2] Text']},
];
const fails = (): never => {
  throw new Error('no');
};
const rules = (): CompiledRules => ({checks, sheet: {}, base: 'urn:x'});
const HITS =
  '<hits><p><w e="Sum"><h n="1" at="1"><v>1</v><v>2</v></h><h n="1" at="1"><v>1</v><v>2</v></h></w></p><p><w e=""><h n="2" at=""/></w></p></hits>';

test('what a sheet writes becomes findings, each once', async () => {
  const {validate} = validatorOf([{...NOTE, ruleSets: ['set']}], {rules, processor: () => HITS});
  expect((await validate(note('\n<Sum>1</Sum>'))).findings).toEqual([
    {
      rule: 'R-1',
      severity: 'warning',
      message: 'Sum is 1, not 2.',
      location: '/Note[1]/Sum[1]',
      line: 2,
      source: 'set',
    },
    {rule: 'R-2', severity: 'fatal', message: '[R-2] Text', location: '', source: 'set'},
  ]);
});

test('findings of a pattern are in the order of the document, and know their element by its number', async () => {
  const written =
    '<hits><p><w e="Sum"><h n="1" at="2"/></w><w e="Text"><h n="1" at="2"/><h n="1" at="1"/></w><w e="*"><h n="1" at="1"/></w></p></hits>';
  const {validate} = validatorOf([{...NOTE, ruleSets: ['set']}], {rules, processor: () => written});
  const {findings} = await validate(note('<Text/>\n<Sum/>\n<Text/>\n<x xmlns="urn:x"><Sum/></x>'));
  expect(findings.map(({location, line}) => `${location} ${line}`)).toEqual([
    '/Note[1] 1',
    '/Note[1]/Text[1] 1',
    '/Note[1]/Text[2] 3',
    '/Note[1]/x[1]/Sum[1] 4',
  ]);
});

test('a message can change the severity of a rule', async () => {
  const message = {...NOTE, ruleSets: ['set'], levels: {'R-1': 'fatal', 'R-2': 'information'} as const};
  const {validate} = validatorOf([message], {rules, processor: () => HITS});
  const {findings} = await validate(note('<Sum>1</Sum>'));
  expect(findings.map(({severity}) => severity)).toEqual(['fatal', 'information']);
});

test('a rule set that is missing or stops fails the document', async () => {
  const missing = await validatorOf([{...NOTE, ruleSets: ['set']}]).validate(note(''));
  expect(missing.findings).toEqual([expect.objectContaining({rule: 'RULES', severity: 'fatal', source: 'set'})]);
});

test('an element whose prefix is declared nowhere else is found without an error of the parser', async () => {
  const {validate} = validatorOf([withSchema], {schemas});
  const {findings} = await validate(note('<Text>a</Text>\n<xi:include xmlns:xi="urn:x"/>'));
  expect(findings).toEqual([expect.objectContaining({rule: 'XSD', location: '/Note[1]/include[1]', line: 2})]);
});

const set: ValidatedMessage = {...NOTE, ruleSets: ['set']};
const dico: ValidatedMessage = {...NOTE, ownChecks: 'dico'};
const writing = (written: string): Partial<Resources> => ({rules, processor: () => written});
const withNumber = (n: number): string => `<hits><p><w e=""><h n="${n}" at=""/></w></p></hits>`;

test.each<[string, ValidatedMessage, Partial<Resources>, string]>([
  ['a rule set that is missing', set, {}, 'RULES'],
  ['rules that arrive as a failure', set, {rules: async () => Promise.reject(new Error('offline'))}, 'RULES'],
  ['a processor that stops', set, {rules, processor: fails}, 'RULES'],
  ['a processor that writes nothing', set, writing(''), 'RULES'],
  ['a processor that writes something else', set, writing('<html/>'), 'RULES'],
  ['a check that the table of words lacks', set, writing(withNumber(9)), 'RULES'],
  ['an element that the document lacks', set, writing('<hits><p><w e="Sum"><h n="1" at="7"/></w></p></hits>'), 'RULES'],
  ['a rule that stops', set, writing('<hits><p><w e=""><f n="1" at=""><v>no</v></f></w></p></hits>'), 'RULES'],
  ['a schema that is missing', withSchema, {}, 'SCHEMA'],
  ['a schema that is wrong', withSchema, {schemas: () => new TextEncoder().encode('<x/>')}, 'SCHEMA'],
  ['code lists that are missing', dico, {}, 'RULES'],
  ['code lists that cannot be read', dico, {dicoCodes: fails}, 'RULES'],
])('%s never makes a document valid', async (_what, message, resources, rule) => {
  const {verdict, findings} = await validatorOf([message], resources).validate(note('<Text>a</Text>'));
  expect(verdict).toBe('unchecked');
  expect(findings.filter((finding) => finding.rule === rule)).toHaveLength(1);
});

test('a document that a rule rejects is invalid, even if another rule stops', async () => {
  const written = '<hits><p><w e=""><f n="1" at=""><v>no</v></f><h n="2" at=""/></w></p></hits>';
  const {verdict, findings} = await validatorOf([set], writing(written)).validate(note(''));
  expect([verdict, findings.map(({rule}) => rule)]).toEqual(['invalid', ['RULES', 'R-2']]);
});

test('warnings leave a document valid', async () => {
  const {verdict} = await validatorOf([set], writing(withNumber(1))).validate(note(''));
  expect(verdict).toBe('valid');
});
