import * as z from 'zod';
import {ContentError} from '../contentError';

const listSchema = z.strictObject({
  title: z.string(),
  agency: z.string(),
  source: z.string(),
  version: z.string(),
  codes: z.array(z.strictObject({id: z.string().min(1), name: z.string().min(1)})).min(1),
});

/** A code list as it was published. */
export type PublishedList = z.infer<typeof listSchema>;

/**
 * Reads a JSON file that was made from a publication.
 * @param file path that errors name
 * @throws ContentError for text that isn't JSON, or has another shape
 */
export function readPublished<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const fail = (problem: string): never => {
    throw new ContentError(file, undefined, problem, 'Correct the file, or make it from the publication again');
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'no JSON');
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return fail(`${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * A code list, documents/codelists/<name>.json.
 * @throws ContentError as `readPublished` does, and for a code that is listed twice
 */
export function publishedListOf(text: string, file: string): PublishedList {
  const list = readPublished(text, file, listSchema);
  const ids = list.codes.map(({id}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return list;
  throw new ContentError(file, undefined, `code '${twice}' is listed twice`, 'Remove one of them');
}
