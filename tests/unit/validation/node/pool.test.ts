import {expect, test} from 'vitest';
import {note} from '../support';
import {poolWith, settingsWith} from './support';

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
  const {findings} = await pool.validateWithin(1500, note('<Text>slow</Text>'));
  expect(findings).toEqual([expect.objectContaining({rule: 'TIME', severity: 'fatal'})]);
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
