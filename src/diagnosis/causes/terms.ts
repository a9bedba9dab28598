import type {ReportFinding} from '../model';

const TERM = /\bBT-\d+(?:-\d+)?\b/g;

/** The business terms that the texts of findings name, in their order. */
export const termsNamed = (findings: readonly Pick<ReportFinding, 'message'>[]): string[] => [
  ...new Set(findings.flatMap(({message}) => message.match(TERM) ?? [])),
];
