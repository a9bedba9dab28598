import fs from 'node:fs';
import {expect, test} from 'vitest';
import {brokenBy, rejectionName} from '../../../../src/contracts/formats/rejections';
import {proposals} from '../../../../src/diagnosis/corrections/proposals';
import {edited} from '../../../../src/diagnosis/source/edits';
import {projectSettings} from '../../../../src/validation/node/settings';
import {rejectionsIn} from '../../../../src/validation/node/tasks';
import {nodeValidator} from '../../../../src/validation/node/validator';
import {documentOf, knowledgeOf, reportFinding} from './support';

const {validate} = nodeValidator(projectSettings());

/** A broken example with its findings, and the example. */
async function rejected(message: string, name: string) {
  const rejection = rejectionsIn(message).find((each) => rejectionName(each) === name);
  if (!rejection) throw new Error(`${message} has no rejection ${name}`);
  const good = fs.readFileSync(`documents/examples/${message}/${rejection.example}`, 'utf8');
  const wrong = brokenBy(good, rejection.change);
  return {good, wrong, ...(await validate(new TextEncoder().encode(wrong), {as: message}))};
}

/** Line breaks that a rejection left behind when it removed an element don't count. */
const inLines = (xml: string): string => xml.replace(/\s+</g, '<');

/** Rejections that have a correction by which the example is as it was: a few for each kind. */
test.each([
  ['cii-bisv3', 'XSD'],
  ['cii-bisv3', 'PEPPOL-EN16931-F001'],
  ['cii-bisv3', 'CII-DT-031'],
  ['cii-bisv3', 'PEPPOL-EN16931-R053'],
  ['cii-bisv3', 'BR-S-02'],
  ['cii-facturx', 'FX-SCH-A-000589'],
  ['cii-nlcius', 'XSD'],
  ['cii-nlcius', 'BR-NL-1'],
  ['cii-nlcius', 'BR-NL-24'],
  ['cii-xrechnung', 'PEPPOL-EN16931-R001'],
  ['cii-xrechnung', 'XSD'],
  ['despatch-bisv3', 'PEPPOL-T16-B24001'],
  ['dico-sales005-despatch', 'DICO-NS'],
  ['dico-sales005-despatch', 'DICO-DATE'],
  ['dico-sales005-order', 'DICO-NS'],
  ['dico-sales005-order', 'DICO-TIME'],
  ['order-bisv3', 'PEPPOL-T01-B02702'],
  ['order-cancellation-bisv3', 'PEPPOL-T115-B06002'],
  ['order-response-bisv3', 'PEPPOL-T76-B00301'],
  ['timecard-setu14', 'negative-hours'],
  ['ubl-bisv3', 'PEPPOL-EN16931-R010'],
  ['ubl-bisv3', 'PEPPOL-EN16931-CL008'],
  ['ubl-bisv3', 'UBL-CR-006'],
  ['ubl-bisv3', 'BR-CO-09'],
  ['ubl-bisv3', 'NL-R-003'],
  ['ubl-bisv3', 'BR-27'],
  ['ubl-bisv3', 'BR-CL-23'],
  ['ubl-bisv3', 'UBL-DT-01'],
  ['ubl-bisv3', 'PEPPOL-EN16931-R051'],
  ['ubl-bisv3selfbilling', 'PEPPOL-EN16931-P0101'],
  ['ubl-bisv3selfbilling', 'PEPPOL-COMMON-R056-2'],
  ['ubl-nlcius-energy', 'XSD'],
  ['ubl-nlcius-energy', 'XSD-order'],
  ['ubl-nlcius-energy', 'BR-29'],
  ['ubl-nlcius-energy', 'BR-57'],
  ['ubl-nlcius-gaccount', 'BR-GA-0'],
])('the first proposal for %s %s restores the example', async (message, name) => {
  const {good, wrong, root, findings} = await rejected(message, name);
  const document = documentOf(wrong, message, root);
  const knowledge = knowledgeOf(message, root);
  const firsts = findings.flatMap((finding) => proposals(document, reportFinding(finding), knowledge).slice(0, 1));
  expect(firsts.map(({edits}) => inLines(edited(wrong, edits)))).toContain(inLines(good));
});

test('the code of an exemption is that of the meaning that the rule names', async () => {
  const {wrong, root, findings} = await rejected('cii-facturx', 'BR-AE-10');
  const document = documentOf(wrong, 'cii-facturx', root);
  const [finding] = findings.filter(({rule}) => rule === 'BR-AE-10');
  const [first] = finding ? proposals(document, reportFinding(finding), knowledgeOf('cii-facturx', root)) : [];
  const after = await validate(new TextEncoder().encode(edited(wrong, first?.edits ?? [])), {as: 'cii-facturx'});
  expect(first?.text).toMatch(/VATEX-EU-AE/);
  expect(after.findings).toEqual([]);
});

/** What the document doesn't say anywhere can't be proposed. */
test.each([
  ['ubl-bisv3', 'PEPPOL-EN16931-R003'],
  ['ubl-bisv3', 'PEPPOL-COMMON-R040'],
  ['ubl-nlcius', 'BR-NL-9'],
  ['dico-sales005-invoice', 'DICO-DATE'],
])('for %s %s, no proposal clears the finding by another value', async (message, name) => {
  const {wrong, root, findings} = await rejected(message, name);
  const document = documentOf(wrong, message, root);
  const all = findings.flatMap((finding) => proposals(document, reportFinding(finding), knowledgeOf(message, root)));
  const rules = findings.map(({rule}) => rule);
  for (const {edits} of all) {
    const after = await validate(new TextEncoder().encode(edited(wrong, edits)), {as: message});
    expect(after.findings.map(({rule}) => rule)).toEqual(expect.arrayContaining(rules));
  }
});
