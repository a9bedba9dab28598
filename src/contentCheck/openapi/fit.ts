import {memoized} from '../../sources/files';
import {openApi, restVersions} from '../../sources/rest';
import {yamlFile} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';
import {checkerOf, examplesOf} from './examples';

/** The keys of a place such as `/paths/~x/get`, as examplesOf writes it: a key of a path begins with a slash itself. */
const keysOf = (where: string, file: string): (string | number)[] => {
  const yaml = yamlFile(file);
  const found: (string | number)[] = [];
  let node: unknown = yaml.data;
  let rest = where.slice(1);
  while (rest !== '' && typeof node === 'object' && node !== null) {
    const at: object = node;
    const key = Object.keys(at)
      .filter((each) => rest === each || rest.startsWith(`${each}/`))
      .sort((a, b) => b.length - a.length)[0];
    if (key === undefined) break;
    found.push(Array.isArray(at) ? Number(key) : key);
    node = (at as Record<string, unknown>)[key];
    rest = rest.slice(key.length + 1);
  }
  return found;
};

/** What a check finds. Of a schema with a name that nothing declares it finds nothing: the linter tells the name. */
function problemOf(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("can't resolve reference")) return undefined;
    throw error;
  }
}

const faultsIn = memoized((version: (typeof restVersions)[number]): Fault[] => {
  const file = `openapi/${version}.yaml`;
  const document = openApi(version);
  const check = checkerOf(document);
  return examplesOf(document).flatMap(({where, schema, value}) => {
    const problem = problemOf(() => check(schema, value));
    if (problem === undefined) return [];
    return [
      faultAt(
        file,
        yamlFile(file).lineOf(keysOf(where, file)),
        `the example doesn't fit its schema: ${problem}`,
        'Correct the example, or the schema',
      ),
    ];
  });
});

/** Every example of the REST contracts fits its schema, without a property that the schema lacks. */
export const openApiExamples: Check = () => restVersions.flatMap((version) => faultsIn(version));

/** Every example that has a name is used. */
export const unusedExamples: Check = () =>
  restVersions.flatMap((version) => {
    const file = `openapi/${version}.yaml`;
    const {components} = openApi(version);
    const text = JSON.stringify(openApi(version));
    return Object.keys(components.examples ?? {}).flatMap((name) =>
      text.includes(`"#/components/examples/${name}"`)
        ? []
        : [
            faultAt(
              file,
              yamlFile(file).lineOf(['components', 'examples', name]),
              `no operation has the example ${name}`,
              'Refer to it, or remove it',
            ),
          ],
    );
  });
