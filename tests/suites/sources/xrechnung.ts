import {examplesOf, validExamples, type Suite} from './suite';

/** Business and technical cases of KoSIT, all of them valid. The extension and CVD are not among the formats of this project. */
export const xrechnung: Suite = {
  title: 'XRechnung',
  repository: 'itplr-kosit/xrechnung-testsuite',
  version: '3.0.2, August 2026',
  ours: ['EN16931 1.3.16', 'XRechnung 3.0.2, rules 2.5.0'],
  read: (folder, identify) => examplesOf(folder, validExamples(folder, /^src\/test\/.*\.xml$/), identify),
};
