import {examplesOf, validExamples, type Suite} from './suite';

/** The examples of SETU for the timecard that this project knows. */
export const setu: Suite = {
  title: 'SETU timecard',
  repository: 'setu-standards/xml-specifications',
  version: '1.4',
  ours: ['SETU-RTE-TimeCard-1.4.2'],
  read: (folder, identify) =>
    examplesOf(folder, validExamples(folder, /^setu\/examples\/Timecard\/.*v1\..*\.xml$/), identify),
};
