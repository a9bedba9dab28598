import {buildIndex, type IndexFiles} from '../../src/plugins/search-index/build';
import type {Entry} from '../../src/plugins/search-index/documents';
import type {Synonyms} from '../../src/search/files';
import {openIndex} from '../../src/search/engine';

/** Answers a read of the files of an index, as the folder of the site does, and notes their names. */
function readerOf(
  {start, slices, texts, synonyms}: IndexFiles,
  read: string[] = [],
): (name: string) => Promise<unknown> {
  return (name) => {
    read.push(name);
    const [, kind = '', file = ''] = /^pages-(start|words|texts|synonyms)-(.*?)-?0\.json$/.exec(name) ?? [];
    const files: Record<string, unknown> = {
      start: {hash: '0', ...start},
      words: slices[Number(file)],
      texts: texts[Number(file)],
      synonyms: synonyms[file],
    };
    return Promise.resolve(files[kind]);
  };
}

/** Addresses of what a query finds among entries, pages before their parts. */
export async function foundIn(entries: readonly Entry[], query: string, synonyms: Synonyms = {}): Promise<string[]> {
  const index = await openIndex('pages', '0', readerOf(buildIndex(entries, synonyms)));
  const {hits} = await index.search(query, 100);
  return hits.flatMap(({place, places}) => [place, ...places.map((part) => part.place)].map(({href}) => href));
}
