import {coreExamples, coreMessage} from './core';
import {examplesOf, joined, type Suite} from './suite';
import {unitsOf} from './units';

/** Unit tests and examples of the European Commission. EDIFACT is not among the formats of this project. */
export const en16931: Suite = {
  title: 'EN 16931',
  repository: 'ConnectingEurope/eInvoicing-EN16931',
  version: '1.3.16',
  ours: ['EN16931-UBL-1.3.16', 'EN16931-CII-1.3.16'],
  read: async (folder, identify) =>
    joined(
      unitsOf(folder, /^test\/(?:.*-unit-UBL|cii)\/.*\.xml$/, (_configuration, root) => coreMessage(root)),
      await examplesOf(folder, coreExamples(folder, /^(?:(?:ubl|cii)\/examples|test\/testfiles)\/.*\.xml$/i), identify),
    ),
};
