import {rejectionView, type RejectionView} from '../contracts/formats/rejectionViews';
import {brokenBy, brokenFile, type Rejection} from '../contracts/formats/rejections';
import {attempt} from './authorFault';
import {EXAMPLES, exampleText, validationOf} from './examples';

/** A rejection of a message as pages show it. @throws AuthorFault for a change or an excerpt that the example doesn't have */
export function rejectionViewOf(folder: string, rejection: Rejection): RejectionView {
  const xml = exampleText(`${folder}/${rejection.example}`);
  const file = brokenFile(folder, rejection);
  return attempt(`${EXAMPLES}/${folder}/rejections.yaml: ${rejection.rule}`, () =>
    rejectionView(rejection, xml, file, validationOf(file, brokenBy(xml, rejection.change))),
  );
}
