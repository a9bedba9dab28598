import type {Cause, ReportFinding} from '../model';
import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import {correctTotals, type TotalsCause} from '../totals/correct';
import {rankOf, severityOf, type CauseDraft, type CauseSources} from './draft';
import {excerptsOf} from './excerpts';
import {grouped} from './group';
import {placeFinder, type PlaceOf} from './place';
import {titleOf, withPlaces} from './title';
import {termFinder, valuesOf, type FindTerm} from './values';

const LINE = 'BG-25';

/** The line of an invoice that an element is in. */
function lineOf(element: SourceElement, {termsOf}: SourceDocument): SourceElement | undefined {
  let at: SourceElement | undefined = element;
  while (at && !termsOf(at).includes(LINE)) at = at.parent;
  return at;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** What is asked of a document while its causes are found. */
interface Known {
  readonly document: SourceDocument;
  readonly find: FindTerm;
  readonly placeOf: PlaceOf;
}

function draftOf(findings: readonly ReportFinding[], known: Known | undefined): CauseDraft {
  const elements = known ? unique(findings.flatMap((finding) => known.placeOf(finding) ?? [])) : [];
  const lines = known ? unique(elements.flatMap((element) => lineOf(element, known.document) ?? [])).length : 0;
  return {
    title: withPlaces(titleOf(findings), lines === elements.length ? lines : 0, elements.length),
    severity: severityOf(findings),
    findings,
    elements,
    sums: [],
  };
}

/** The draft of a cause that is a wrong amount. */
function amountDraft({title, sums, correction, findings, ...amount}: TotalsCause, known: Known): CauseDraft {
  const draft = draftOf(findings, known);
  const ofFirst = findings.filter(({rule}) => rule === findings[0]?.rule);
  const elements = correction || draft.elements.length < 2 ? amount.elements : draft.elements;
  return {
    ...draft,
    title: title ?? (ofFirst.length === findings.length ? draft.title : titleOf(ofFirst)),
    elements: elements.length > 0 ? elements : draft.elements,
    sums,
    ...(correction && {correction}),
  };
}

/** The drafts of all causes: wrong amounts first, since a finding belongs to one cause. */
function draftsOf(findings: readonly ReportFinding[], known: Known | undefined, {nameOf}: CauseSources): CauseDraft[] {
  const amounts = known ? correctTotals(known.document, findings, nameOf) : [];
  const used = new Set<ReportFinding>();
  const drafts = amounts.flatMap((amount) => {
    const own = amount.findings.filter((finding) => !used.has(finding));
    for (const finding of own) used.add(finding);
    return known && own.length > 0 ? [amountDraft({...amount, findings: own}, known)] : [];
  });
  const others = grouped(
    findings.filter((finding) => !used.has(finding)),
    known?.placeOf,
  );
  return [...drafts, ...others.map((group) => draftOf(group, known))];
}

const firstLine = ({findings}: CauseDraft): number => Math.min(...findings.map(({line = 0}) => line));

/** A document that looks each location up once: findings of thousands of lines ask often. */
function remembering(document: SourceDocument): SourceDocument {
  const known = new Map<string, ReturnType<SourceDocument['at']>>();
  return {
    ...document,
    at(location) {
      if (!known.has(location)) known.set(location, document.at(location));
      return known.get(location);
    },
  };
}

/** Ids that are unique and safe as anchors: `BR-CO-15-1`. */
function idsIn(): (rule: string) => string {
  const used = new Map<string, number>();
  return (rule) => {
    const name = rule.replace(/[^\w.-]+/g, '-').slice(0, 80);
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return `${name}-${number}`;
  };
}

function finished(draft: CauseDraft, id: string, {known, sources}: {known?: Known; sources: CauseSources}): Cause {
  const {title, severity, findings, elements, sums} = draft;
  const correction = draft.correction ?? sources.correctionFor(draft);
  return {
    id,
    title,
    severity,
    findings,
    values: known ? valuesOf(known.document, {findings, elements}, known.find) : [],
    sums,
    near: sources.nearFor(draft),
    ...(correction && {correction}),
    ...(known && excerptsOf(known.document, elements, correction)),
    links: sources.linksFor(draft),
  };
}

function knownOf(given: SourceDocument): Known {
  const document = remembering(given);
  const find = termFinder(document);
  return {document, find, placeOf: placeFinder(document, find)};
}

/**
 * Findings grouped by what causes them: a wrong amount with all rules that it breaks, one rule on many lines, rules that say the same. Each finding is in one
 * cause. Causes that reject the document come first, then by their first line.
 * @param document undefined for a file that is no XML
 */
export function causesOf(
  document: SourceDocument | undefined,
  findings: readonly ReportFinding[],
  sources: CauseSources,
): readonly Cause[] {
  const idOf = idsIn();
  const known = document && knownOf(document);
  return draftsOf(findings, known, sources)
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity) || firstLine(a) - firstLine(b))
    .map((draft) => finished(draft, idOf(draft.findings[0]?.rule ?? ''), {known, sources}));
}
