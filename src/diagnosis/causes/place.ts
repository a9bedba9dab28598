import type {ReportFinding} from '../model';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import {termsNamed} from './terms';
import type {FindTerm} from './values';

/** Gives the element that a finding is about. */
export type PlaceOf = (finding: ReportFinding) => SourceElement | undefined;

/**
 * The element that a finding is about: the one at its location or, where that is a group and the rule names one business term that one element of the
 * group carries, this element. A rule on decimals, say, finds a line and means its net amount.
 */
export const placeFinder =
  (document: SourceDocument, find: FindTerm): PlaceOf =>
  (finding) => {
    const at = document.at(finding.location)?.element;
    const [term, ...others] = termsNamed([finding]);
    if (!at || at.children.length === 0 || !term || others.length > 0) return at;
    const [found, ...more] = find(term, at);
    const isBelow = found !== undefined && found.start >= at.start && found.end <= at.end;
    return isBelow && more.length === 0 ? found : at;
  };
