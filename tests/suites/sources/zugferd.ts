import {coreExamples} from './core';
import {examplesOf, validExamples, type Suite} from './suite';

/** PDF and XML that programs of several makers have written as ZUGFeRD 2 and Factur-X, of which only the profile EN 16931 is among the formats of this project. */
export const zugferd: Suite = {
  title: 'ZUGFeRD and Factur-X',
  repository: 'ZUGFeRD/corpus',
  version: 'ZUGFeRD 2.0 to 2.1, of 2025-02-18',
  ours: ['FACTUR-X_EN16931 1.09.2', 'EN16931 1.3.16'],
  read: (folder, identify) =>
    examplesOf(
      folder,
      [
        ...validExamples(
          folder,
          /^(?:XML-Rechnung\/(?:CII\/(?!not_).*\.xml|FX\/.*\.pdf)|ZUGFeRDv2\/correct\/.*\.(?:pdf|xml))$/,
        ),
        ...coreExamples(folder, /^XML-Rechnung\/UBL\/EN.*\.xml$/),
      ],
      identify,
    ),
};
