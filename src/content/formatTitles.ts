import * as z from 'zod';
import {parseYaml} from '../contracts/yamlFile';
import {memo, readTracked} from './files';

const FILE = 'documents/formats.yaml';

const titlesSchema = z.object({
  formats: z.array(z.object({page: z.string(), title: z.string(), label: z.string()})),
});

/** What a page of a format is called: its title, and its label in the sidebar. */
export interface FormatTitles {
  readonly title: string;
  readonly label: string;
}

/** The titles of the page at an address, from the registry of the formats; nothing for a page of another kind. */
export function formatTitles(address: string): FormatTitles | undefined {
  const {formats} = memo('format titles', () => titlesSchema.parse(parseYaml(readTracked(FILE), FILE).data));
  return formats.find(({page}) => page === address);
}
