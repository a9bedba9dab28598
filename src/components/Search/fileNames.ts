/** The folder of the files that the search loads. */
export const FOLDER = '/assets/';

interface Names {
  /** Hash in the name of the index file. */
  readonly hash: string;
  /** Hash in the name of the file of codes. */
  readonly codes: string;
}

let names: Promise<Names> | undefined;

async function read(): Promise<Names> {
  const response = await fetch('/search-index.json', {cache: 'no-cache'});
  return (await response.json()) as Names;
}

/** The hashes in the names of the files; a reader who was offline asks again. */
export function fileNames(): Promise<Names> {
  names ??= read().catch((error: unknown) => {
    names = undefined;
    throw error;
  });
  return names;
}
