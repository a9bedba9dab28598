import * as z from 'zod';
import {referencePage} from '../../addresses/places';
import {checkYaml} from '../../contracts/yamlFile';
import {restVersions} from '../../sources/rest';
import {jsonFile} from '../../sources/yaml';
import {frontMatterOf} from '../../sources/pageLinks';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const FILE = 'src/addresses/routes.json';

const routesSchema = z.array(
  z.strictObject({path: z.string().regex(/^\/(?:[\w./-]+\.html)?$/), section: z.string(), indexed: z.boolean()}),
);

/** Pages that a plugin makes from a contract; they have no source. */
const FROM_CONTRACTS: readonly string[] = restVersions.map(referencePage);

/** Every address has a page, and every page an address, which search engines index unless the page says noindex. */
export const routes: Check = ({pages, byAddress}) => {
  const yaml = jsonFile(FILE);
  const all = checkYaml(yaml, routesSchema);
  const listed = new Map(all.map((route) => [route.path, route]));
  const faults = all.flatMap(({path}, index): Fault[] => {
    const line = (): number => yaml.lineOf([index, 'path']);
    if (all.findIndex((other) => other.path === path) < index)
      return [faultAt(FILE, line(), `${path} is listed twice`, 'Remove one of the entries')];
    if (byAddress.has(path) || FROM_CONTRACTS.includes(path)) return [];
    return [faultAt(FILE, line(), `${path} has no page`, 'Write its page, or remove the entry')];
  });
  const unlisted = pages.flatMap(({file, address}): Fault[] => {
    const route = listed.get(address);
    if (!route) return [faultAt(file, 1, `the page has no entry in ${FILE}`, `Add one with the path ${address}`)];
    const isHidden = z.object({robots: z.string().optional()}).parse(frontMatterOf(file)).robots === 'noindex';
    if (isHidden !== route.indexed) return [];
    const remedy = `\`robots: noindex\` and \`"indexed": false\` in ${FILE} belong together`;
    return [
      faultAt(
        file,
        1,
        `the page is ${isHidden ? '' : 'not '}noindex, its entry says indexed: ${route.indexed}`,
        remedy,
      ),
    ];
  });
  return [...faults, ...unlisted];
};
