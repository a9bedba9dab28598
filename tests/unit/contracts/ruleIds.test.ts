import {expect, test} from 'vitest';
import {ruleFileOf} from '../../../src/contracts/formats/ruleIds';

test('the rules of a Schematron file: by the id of the check, by the id of its rule, or by the text', () => {
  const schematron = `<schema>
    <include href="model.sch"/><sch:include href="../codes.sch"/>
    <rule context="a"><assert flag="fatal" test="b > c and 'x'" id="BR-1">[BR-1]-…</assert></rule>
    <sch:rule id="nl.setu.Id.1" context='a[@b="c"]'><sch:assert test="b">…</sch:assert></sch:rule>
    <assert test="b">
      [BII2-T10-R001] …</assert>
    <!-- <assert id="BR-OLD" test="b"/> -->
  </schema>`;
  expect(ruleFileOf(schematron)).toEqual({
    ids: ['BR-1', 'nl.setu.Id.1', 'BII2-T10-R001'],
    includes: ['model.sch', '../codes.sch'],
  });
});
