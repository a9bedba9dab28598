import {examplesOf, joined, validExamples, type Suite} from './suite';
import {unitsOf} from './units';

/** Messages by the configurations that unit tests name. */
const MESSAGES: Readonly<Record<string, string>> = {
  'peppolbis-en16931-base-3.0-ubl': 'ubl-bisv3',
  'peppolbis-en16931-01-3.0-ubl-invoice': 'ubl-bisv3',
  'peppolbis-en16931-base-3.0-cii': 'cii-bisv3',
  'peppolbis-t01-base-3.0': 'order-bisv3',
  'peppolbis-t16-base-3.0': 'despatch-bisv3',
  'peppolbis-t76-base-3.0': 'order-response-bisv3',
  'peppolbis-t111-base-3.0': 'ubl-invoice-response',
  'peppolbis-t114-base-3.0': 'order-change-bisv3',
  'peppolbis-t115-base-3.0': 'order-cancellation-bisv3',
  'peppolbis-t116-base-3.0': 'order-response-advanced-bisv3',
};

const read: Suite['read'] = async (folder, identify) =>
  joined(
    // The name of one file ends in .xm.
    unitsOf(folder, /^rules\/unit-.*\.xml?$/, (configuration) => MESSAGES[configuration]),
    await examplesOf(
      folder,
      validExamples(folder, /^rules\/(?:examples|national-examples|use-case-examples)\/.*\.xml$/),
      identify,
    ),
  );

/** Unit tests and examples of OpenPeppol for invoices. */
export const peppolBilling: Suite = {
  title: 'Peppol BIS Billing',
  repository: 'OpenPEPPOL/peppol-bis-invoice-3',
  version: '3.0.19, May 2025',
  ours: ['PEPPOL-EN16931-UBL-3.0.21', 'PEPPOL-EN16931-CII-3.0.19'],
  read,
};

/** Unit tests and examples of OpenPeppol for orders, despatch advices and responses. */
export const peppolPostAward: Suite = {
  title: 'Peppol post-award',
  repository: 'OpenPEPPOL/poacc-upgrade-3',
  version: '3.0.15, May 2025',
  ours: ['PEPPOLBIS-T01, T16, T76, T111, T114, T115, T116, each 3.0.17'],
  read,
};
