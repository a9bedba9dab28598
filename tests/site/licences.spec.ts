import {expect, test} from './support/test';
import {filesBelow, installedSaxon, saxonCopies, saxonFaults} from '../support/saxon';
import {build} from './support/site';

test('each copy of SaxonJS in the built site is unmodified and has its notice beside it', () => {
  const installed = installedSaxon();
  expect(saxonCopies(filesBelow(build)).flatMap((copy) => saxonFaults(copy, installed))).toEqual([]);
});
