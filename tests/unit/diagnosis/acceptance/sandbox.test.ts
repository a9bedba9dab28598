import fs from 'node:fs';
import {expect, test} from 'vitest';
import {brokenBy, rejectionsOf} from '../../../../src/contracts/formats/rejections';
import {acceptanceOf} from '../../../../src/diagnosis/acceptance/acceptance';
import {acceptedOf} from '../../../../src/diagnosis/acceptance/accepted';
import {Problem} from '../../../../src/sandbox/bus/problem';
import {yamlFile} from '../../../support/contracts';
import {smallBus} from '../../../support/smallBus';
import {changed, checksOf, data, example, inputOf} from './support';

const {bus} = await smallBus();

/** The code with which the bus of the sandbox refuses a file; `accepted` where it takes it. */
async function codeOf(file: string, party: string, receiverId?: string): Promise<string> {
  const bytes = new TextEncoder().encode(file);
  try {
    await bus.sending.upload({operation: 'sendGeneric', party, file: bytes, mediaType: 'application/xml', receiverId});
    return 'accepted';
  } catch (problem) {
    if (problem instanceof Problem) return problem.code;
    throw problem;
  }
}

const SELLER = 'NL:KVK:85912046';
const BUYER = 'NL:KVK:86044175';
const folders = fs.readdirSync('documents/examples').filter((folder) => /^(ubl|cii|order|despatch)-/.test(folder));

test.each(folders)('the bus of the sandbox takes an example of %s from the sender that is told', async (folder) => {
  const [file = ''] = fs.readdirSync(`documents/examples/${folder}`).filter((name) => name.endsWith('.xml'));
  const xml = example(`${folder}/${file}`);
  const input = await inputOf(xml, {findings: []});
  const accepted = acceptedOf(acceptanceOf(input, data));
  expect([accepted.outcome, await codeOf(xml, input.reading?.facts.sender ?? '')]).toEqual(['accepted', 'accepted']);
});

const invoice = example('ubl-bisv3/invoice-typical.xml');
/** A scheme that the bus overwrites, and so corrects, where the request names the receiver. */
const OVERWRITTEN = 'PEPPOL-EN16931-CL008';

const rejections = ['ubl-bisv3', 'cii-bisv3', 'order-bisv3'].flatMap((folder) =>
  rejectionsOf(yamlFile(`documents/examples/${folder}/rejections.yaml`))
    .filter(({rule}) => rule !== OVERWRITTEN)
    .slice(0, 3)
    .map(
      ({rule, example: file, change}) => [`${folder} ${rule}`, brokenBy(example(`${folder}/${file}`), change)] as const,
    ),
);

test.each([
  ...rejections,
  ['malformed', '<a>'] as const,
  ['a document type', '<!DOCTYPE a><a/>'] as const,
  ['a PDF', '%PDF-1.7\n'] as const,
  ['an unknown format', changed(invoice, 'billing:3.0', 'billing:9.0')] as const,
])('the bus of the sandbox gives the same answer: %s', async (_what, file) => {
  const checks = await checksOf(file);
  const sender = (await inputOf(file)).reading?.facts.sender ?? SELLER;
  // Where the document has no receiver, the check asks for one in the request.
  const isAsked = checks.some(({id, outcome}) => id === 'receiver' && outcome === 'notice');
  const accepted = acceptedOf(checks);
  expect(accepted.code ?? accepted.outcome).toBe(await codeOf(file, sender, isAsked ? BUYER : undefined));
});
