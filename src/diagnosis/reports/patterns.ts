import type {Severity} from '../../validation/model';
import type {AcceptanceCheck, Layer, Report, ReportFinding, RunCheck} from '../model';
import {LAYERS} from './words';

/** A schema, a rule set, or the checks of the bus, with what it found. */
export interface Pattern {
  readonly name: string;
  readonly layer: Layer;
  readonly findings: readonly ReportFinding[];
}

const nameOf = ({name, version}: {readonly name: string; readonly version?: string}): string =>
  [name, version].filter(Boolean).join(' ');

const wasRun = ({outcome}: RunCheck): boolean => outcome !== 'undone' && outcome !== 'none';

const BUS: Readonly<Partial<Record<AcceptanceCheck['outcome'], Severity>>> = {rejected: 'fatal', notice: 'information'};

/** What the bus rejects or notes, as findings. */
const ofBus = ({acceptance}: Report): ReportFinding[] =>
  acceptance.flatMap(({id, outcome, text, location = '', href = ''}) => {
    const severity = BUS[outcome];
    return severity
      ? [{rule: id, severity, message: text, location, href, layer: 'bus', source: {name: LAYERS.bus}}]
      : [];
  });

/**
 * The findings of a report by what found them. What was run and found nothing is there too; what could not be run is not.
 * At least one, since a check reads the file.
 */
export function patternsOf(report: Report): Pattern[] {
  const patterns = new Map<string, {name: string; layer: Layer; findings: ReportFinding[]}>();
  const patternFor = (name: string, layer: Layer) => {
    const key = layer === 'file' ? layer : name;
    const known = patterns.get(key) ?? {name, layer, findings: []};
    patterns.set(key, known);
    return known;
  };
  const [first = {layer: 'file', name: LAYERS.file} as const, ...others] = report.checks.filter(wasRun);
  for (const check of [first, ...others]) patternFor(nameOf(check), check.layer);
  for (const finding of [...report.causes.flatMap(({findings}) => findings), ...ofBus(report)]) {
    patternFor(nameOf(finding.source), finding.layer).findings.push(finding);
  }
  return [...patterns.values()];
}
