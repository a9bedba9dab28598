import {filesIn} from '../files';
import type {Expectation} from '../model';
import {examplesOf, type Example, type Suite} from './suite';

const FOLDERS: Readonly<Record<string, string | undefined>> = {
  'SI-UBL-2.0': 'ubl-nlcius',
  'si-ubl-2.0-ext-gaccount': 'ubl-nlcius-gaccount',
  'NLCIUS-CII': 'cii-nlcius',
  'Peppol-BIS-3': undefined,
};

const RULE = /[-_]((?:BR(?:-[A-Z]+)?|UBL-(?:CR|SR)|NL-R)-\d+)[-_.]/;
const STATUS = /[-_](ok|error|warning)[-_.]/;

/** What the name of a file says: a rule, where it names one, and whether the document is right, has an error or a warning. */
function expectationsOf(file: string): Expectation[] {
  const [, rule] = RULE.exec(file) ?? [];
  const [, status] = STATUS.exec(file) ?? [];
  if (status === 'ok') return [{passes: true}, ...(rule ? [{silent: rule}] : [])];
  if (rule) return [{fires: rule, level: status === 'error' ? 'fatal' : 'warning', numbered: true}];
  return [{passes: status !== 'error'}];
}

function exampleOf(name: string): Example {
  const [folder = '', ...rest] = name.split('/');
  const as = FOLDERS[folder];
  return {name, ...(as && {as}), expects: expectationsOf(rest.join('/').replace(/^.*NL-R/, '_NL-R'))};
}

/** Documents of the Dutch Peppol authority, each for a rule that its name says. Those for SI-UBL 1.0 to 1.2 have no place in this project. */
export const nlcius: Suite = {
  title: 'NLCIUS',
  repository: 'peppolautoriteit-nl/testset',
  version: 'of 2024-12-17',
  ours: ['si-ubl-2.0.3.13', 'si-ubl-2.0-ext-gaccount-1.0.13', 'nlcius-cii-1.0.3.13', 'PEPPOL-EN16931-UBL-3.0.21'],
  read: (folder, identify) =>
    examplesOf(
      folder,
      filesIn(folder, /\.xml$/)
        .filter((name) => Object.keys(FOLDERS).some((each) => name.startsWith(`${each}/`)))
        .map(exampleOf),
      identify,
    ),
};
