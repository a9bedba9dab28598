import {envelopePairsOf} from '../../contracts/platform/envelopes';
import {existsTracked, listTracked} from '../../sources/files';
import {FAULT_CASES, faultCases} from '../../sources/platform';
import {yamlFile} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const FOLDER = 'platform/envelopes';
const PAIRS = `${FOLDER}/pairs.yaml`;

interface Envelopes {
  readonly request: string;
  readonly response: string;
  /** What the gateway responds in place of an envelope. */
  readonly text?: string;
}

const filesOf = ({request, response, text}: Envelopes): string[] => [
  request,
  ...(text === undefined ? [response] : []),
];

const missingOf = (list: string, all: readonly Envelopes[]): Fault[] =>
  all.flatMap((each, index) =>
    filesOf(each)
      .filter((file) => !existsTracked(`${FOLDER}/${file}`))
      .map((file) =>
        faultAt(
          list,
          yamlFile(list).lineOf([index]),
          `${FOLDER}/${file} is missing`,
          'Save the envelope, or correct the entry',
        ),
      ),
  );

/** Each pair of envelopes and each case of a fault has its files, and each file belongs to one of them. */
export const envelopes: Check = () => {
  const pairs = envelopePairsOf(yamlFile(PAIRS));
  const known = new Set([...pairs, ...faultCases()].flatMap(filesOf));
  const strangers = listTracked(FOLDER).filter((file) => file.endsWith('.xml') && !known.has(file));
  return [
    ...missingOf(PAIRS, pairs),
    ...missingOf(FAULT_CASES, faultCases()),
    ...strangers.map((file) =>
      faultAt(
        `${FOLDER}/${file}`,
        1,
        'the envelope belongs to no pair and no case',
        `Add it to ${PAIRS} or ${FAULT_CASES}, or remove it`,
      ),
    ),
  ];
};
