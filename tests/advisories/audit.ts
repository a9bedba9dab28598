import {spawnSync} from 'node:child_process';
import {z} from 'zod';

/** A known weakness of an installed package. */
export interface Advisory {
  /** Address of the advisory. */
  readonly id: string;
  readonly package: string;
  readonly title: string;
  readonly severity: string;
}

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A text names another package of the report, through which this one is affected.
      via: z.array(
        z.union([z.string(), z.object({name: z.string(), url: z.string(), title: z.string(), severity: z.string()})]),
      ),
    }),
  ),
});

const refusalSchema = z.object({
  message: z.string().optional(),
  error: z.object({summary: z.string().optional()}).optional(),
});

/**
 * The advisories in what `npm audit --json` prints, each once, sorted by package and address.
 * @throws Error in words when the registry gave no answer, with what npm said
 */
export function advisoriesIn(printed: string): Advisory[] {
  const json: unknown = printed.trim().startsWith('{') ? JSON.parse(printed) : {};
  const report = auditSchema.safeParse(json);
  if (!report.success) {
    const {message, error} = refusalSchema.safeParse(json).data ?? {};
    throw new Error(message || error?.summary || printed.trim() || 'npm audit printed nothing');
  }
  const found = Object.values(report.data.vulnerabilities).flatMap(({via}) =>
    via.flatMap((each) =>
      typeof each === 'string' ? [] : [{id: each.url, package: each.name, title: each.title, severity: each.severity}],
    ),
  );
  const byKey = new Map(found.map((advisory) => [`${advisory.package} ${advisory.id}`, advisory]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, advisory]) => advisory);
}

/** What `npm audit --json` prints for the lockfile, from the registry that npm is configured with. */
export const auditNow = (): string =>
  spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  }).stdout;
