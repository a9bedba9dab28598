import {expect, test} from 'vitest';
import {note} from '../support';
import {poolWith, settingsWith} from './support';
import {startThread} from '../../../../src/validation/node/thread';

/** In ms: never reached, however busy the machine is. */
const GENEROUS = 1_000_000;

test('rules run in a worker: abstract patterns, variables, values, attributes', async () => {
  const pool = await poolWith(
    settingsWith(`<let name="limit" value="10"/>
      <pattern abstract="true" id="limited"><rule context="$Context"><let name="sum" value="number(.)"/>
        <assert test="$sum &lt;= $limit" id="R-1" flag="warning"><name/> <value-of select="$sum"/> is over <value-of select="$limit"/>.</assert></rule></pattern>
      <pattern is-a="limited"><param name="Context" value="n:Sum | n:Text/@sum"/></pattern>`),
  );
  const {findings} = await pool.validateWithin(GENEROUS, note('<Text sum="12"/>\n<Sum>11</Sum><Sum>9</Sum>'));
  expect(findings).toEqual([
    {
      rule: 'R-1',
      severity: 'warning',
      message: 'sum 12 is over 10.',
      location: '/Note[1]/Text[1]/@sum',
      line: 1,
      source: 'note',
    },
    {
      rule: 'R-1',
      severity: 'warning',
      message: 'Sum 11 is over 10.',
      location: '/Note[1]/Sum[1]',
      line: 2,
      source: 'note',
    },
  ]);
});

test('a check that does not end is stopped, its worker goes, and the next file is checked', async () => {
  const pool = await poolWith(
    settingsWith(`<pattern><rule context="n:Text[. = 'slow']">
      <assert test="every $i in 1 to 100000000, $j in 1 to 100000000 satisfies $i + $j ne number(.)" id="R-1">x</assert></rule></pattern>`),
  );
  await pool.identify(note(''));
  const {verdict, findings} = await pool.validateWithin(1500, note('<Text>slow</Text>'));
  expect([verdict, findings]).toEqual([
    'unchecked',
    [
      expect.objectContaining({
        rule: 'TIME',
        severity: 'fatal',
        message: expect.stringContaining('about 150 lines') as string,
      }),
    ],
  ]);
  expect(pool.running()).toBe(0);
  expect((await pool.validateWithin(GENEROUS, note('<Text>fast</Text>'))).findings).toEqual([]);
  expect(pool.running()).toBe(1);
});

test('files wait for a free worker', async () => {
  const pool = await poolWith(
    settingsWith('<pattern><rule context="n:Sum"><assert test=". > 1" id="R-1">x</assert></rule></pattern>'),
  );
  const results = await Promise.all(
    [1, 2, 0].map(async (sum) => pool.validateWithin(GENEROUS, note(`<Sum>${sum}</Sum>`))),
  );
  expect(results.map(({findings}) => findings.length)).toEqual([1, 0, 1]);
  expect(pool.running()).toBe(1);
});

test('a rule that stops with an error is told with its place, and all others are checked', async () => {
  const pool = await poolWith(
    settingsWith(`<let name="who" value="upper-case(/*/n:Who)"/>
      <pattern><rule context="n:Sum"><assert test=". &gt; 1" id="R-1">x</assert><assert test="normalize-space(../n:Text) = 'a'" id="R-2">x</assert>
        <assert test=". &gt; 2" id="R-3">x</assert></rule></pattern>
      <pattern><rule context="n:Text[$who = 'ME']"><assert test=". = 'a'" id="R-4">x</assert></rule></pattern>`),
  );
  const two = await pool.validateWithin(GENEROUS, note('<Text>a</Text><Text>b</Text>\n<Sum>5</Sum>\n<Sum>1</Sum>'));
  expect(two.findings.map(({rule, location, line}) => `${rule} ${location} ${line}`)).toEqual([
    'RULES /Note[1]/Sum[1] 2',
    'R-1 /Note[1]/Sum[2] 3',
    'RULES /Note[1]/Sum[2] 3',
    'R-3 /Note[1]/Sum[2] 3',
  ]);
  expect(two.findings[0]?.message).toMatch(
    /^The rule R-2 of the rule set note stopped with an error: .*normalize-space/,
  );
  const unknown = await pool.validateWithin(GENEROUS, note('<Text>a</Text><Who>me</Who><Who>you</Who>'));
  expect([unknown.verdict, unknown.findings.map(({message}) => message)]).toEqual([
    'unchecked',
    [expect.stringMatching(/^A variable of the rules of the rule set note stopped with an error: .*upper-case/)],
  ]);
});

test('what is read once is what the rules read themselves', async () => {
  const pool = await poolWith(
    settingsWith(`<pattern><rule context="n:Note"><assert test="count(//n:Text) = 3" id="R-all">x</assert><assert test="count(//n:Text[1]) = 2" id="R-first">x</assert>
        <assert test="count(//n:Text[. = 'b']) = 1" id="R-some">x</assert><assert test="count(/*/n:Text) = 2 and count(/n:Note/n:Box[1]/n:Text) = 1" id="R-root">x</assert>
        <assert test="count(//@id) = 2 and count(/*/n:Text/@id) = 1" id="R-attributes">x</assert>
        <assert test="not(n:Box/n:Sum)" id="R-none">x</assert><assert test="not(n:Box/n:Text)" id="R-fires">x</assert></rule></pattern>
      <pattern><rule context="n:Note[n:Text = 'b']/n:Box | n:Box[n:Text = 'b']/n:Text"><report test="true()" id="R-box">x</report></rule></pattern>
      <pattern><rule context="n:Sum | n:Box/n:*"><report test="true()" id="R-wild">x</report></rule></pattern>`),
  );
  const {findings} = await pool.validateWithin(
    GENEROUS,
    note('<Text id="1">a</Text><Text>b</Text><Box><Text id="2">c</Text></Box><Other/>'),
  );
  expect(findings.map(({rule, location}) => `${rule} ${location}`)).toEqual([
    'R-fires /Note[1]',
    'R-box /Note[1]/Box[1]',
    'R-wild /Note[1]/Box[1]/Text[1]',
  ]);
});

test('a worker that ends never makes a document valid', async () => {
  const broken = startThread({...settingsWith(''), messages: null as never}, () => undefined);
  const {result} = await broken.ask({id: 1, task: 'validate', file: note('')}, GENEROUS);
  expect([result?.verdict, result?.findings.map(({rule}) => rule), broken.alive]).toEqual([
    'unchecked',
    ['ENGINE'],
    false,
  ]);
});

test('a check that needs too much memory is ended and told', async () => {
  const thread = startThread(settingsWith(''), () => undefined, 16);
  const {result} = await thread.ask(
    {id: 1, task: 'validate', file: note('<Text>a</Text>'.repeat(1_000_000))},
    GENEROUS,
  );
  expect([result?.verdict, result?.findings.map(({rule}) => rule)]).toEqual(['unchecked', ['ENGINE']]);
});
