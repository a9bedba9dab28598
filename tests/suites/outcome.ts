import type {ReportFinding} from '../../src/diagnosis/model';
import type {Found, Outcome} from './model';

/** A finding of a report, with who found it in one text. */
export function foundOf({rule, severity, message, location, line, column, source}: ReportFinding): Found {
  const by = [source.name, source.version].filter(Boolean).join(' ');
  return {
    ...{rule, severity, message, location, source: by},
    ...(line !== undefined && {line}),
    ...(column !== undefined && {column}),
  };
}

const lineOf = ({rule, severity, location, line, column, source, message}: Found): string =>
  JSON.stringify([rule, severity, location, line, column, source, message]);

/** An outcome as text: two that say the same have the same, whatever the order of their findings. */
export const outcomeText = ({verdict, message, undone, findings}: Outcome): string =>
  [verdict, message ?? '', ...[...undone].sort(), ...findings.map(lineOf).sort()].join('\n');
