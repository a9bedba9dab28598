import {z} from 'zod';
import type {Advisory} from './audit';

const judgedSchema = z.array(
  z.strictObject({id: z.url(), package: z.string(), reason: z.string().min(20), until: z.string().min(5)}),
);

/** An advisory that stays, and why. */
export type Judged = z.infer<typeof judgedSchema>[number];

/** The entries of judged.yaml. @throws ZodError for an entry without a reason */
export const judgedOf = (yaml: unknown): Judged[] => judgedSchema.parse(yaml);

/**
 * What somebody must do about the advisories, a sentence each; none when all is well.
 * @param advisories what the registry knows of installed packages
 * @param judged those that stay
 * @param shipped names of the packages that reach the reader
 */
export function todo(
  advisories: readonly Advisory[],
  judged: readonly Judged[],
  shipped: ReadonlySet<string>,
): string[] {
  const isOf = (one: {id: string; package: string}) => (other: {id: string; package: string}) =>
    one.id === other.id && one.package === other.package;
  const open = advisories.flatMap((advisory) => {
    const what = `${advisory.package}: ${advisory.title} (${advisory.severity}, ${advisory.id}).`;
    if (shipped.has(advisory.package)) return [`${what} It reaches the reader: update or replace the package.`];
    if (judged.some(isOf(advisory))) return [];
    return [`${what} Update the package, or add the reason why it does no harm to tests/advisories/judged.yaml.`];
  });
  const over = judged.filter((each) => !advisories.some(isOf(each)));
  return [
    ...open,
    ...over.map(
      ({package: name, id}) => `${name}: ${id} is no longer reported. Delete it from tests/advisories/judged.yaml.`,
    ),
  ];
}
