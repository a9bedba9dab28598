import type {Severity, Verdict} from '../../validation/model';
import type {AcceptanceCheck, Layer, Report, RunCheck} from '../model';

/** A verdict in words: a heading, and a sentence of what it means. */
export const VERDICTS: Readonly<Record<Verdict, {readonly title: string; readonly sentence: string}>> = {
  valid: {title: 'Valid', sentence: 'No check rejects the document.'},
  invalid: {title: 'Invalid', sentence: 'At least one check rejects the document.'},
  unchecked: {
    title: 'Could not check',
    sentence: 'No check rejects the document, but part of the check could not be completed.',
  },
};

/** The severities of findings, as the rule pages of the site name them. */
export const SEVERITIES: Readonly<Record<Severity, string>> = {
  fatal: 'Fatal',
  warning: 'Warning',
  information: 'Information',
};

/** The layers of a check, in their order. */
export const LAYERS: Readonly<Record<Layer, string>> = {
  file: 'Well-formed XML',
  schema: 'Schema',
  standard: 'EN 16931',
  cius: 'CIUS',
  format: 'Format',
  national: 'National rules',
  bus: 'Checks of the bus',
};

/** What a schema or a rule set said. */
export const RUN_OUTCOMES: Readonly<Record<RunCheck['outcome'], string>> = {
  passed: 'Passed',
  warnings: 'Passed with warnings',
  failed: 'Failed',
  undone: 'Could not check',
  none: 'Not checked',
};

/** What a check of the bus said. */
export const ACCEPTANCE_OUTCOMES: Readonly<Record<AcceptanceCheck['outcome'], string>> = {
  passed: 'Passed',
  rejected: 'Rejected',
  notice: 'Notice',
  unknown: 'Unknown',
};

/** Whether the bus accepts a document, in a sentence without values of the document. */
export function acceptedSentence({outcome, code}: Pick<Report['accepted'], 'outcome' | 'code'>): string {
  if (outcome === 'accepted') return 'The bus accepts this document.';
  if (outcome === 'unknown') return 'This check does not show whether the bus accepts the document.';
  return `The bus rejects this document${code ? ` with ${code}` : ''}.`;
}

/** A number with a noun: '1 warning', '12 warnings'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
