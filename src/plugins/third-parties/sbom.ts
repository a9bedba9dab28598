import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** What of a CycloneDX document is changed here; the rest stays as npm writes it. */
interface Bom {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools?: readonly {readonly version?: string}[];
    readonly component: {readonly name: string; readonly description?: string};
  };
  readonly components: readonly {readonly 'bom-ref': string; readonly scope?: string}[];
}

const run = promisify(execFile);

/** What npm knows of all packages of the lockfile, without a network. @throws Error with what npm said */
async function npmSbom(): Promise<Bom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  // On Windows, npm is a script of the shell.
  const shell = process.platform === 'win32';
  // In production, npm would leave out what only builds the site.
  const env = {...process.env, NODE_ENV: undefined};
  const {stdout} = await run('npm', args, {maxBuffer: 2 ** 26, shell, env});
  return JSON.parse(stdout) as Bom;
}

/** The same document for the same lockfile: without the moment, the random number, the version of npm and the name of the folder. */
function withoutChance({serialNumber: _random, metadata, ...bom}: Bom, name: string): Bom {
  const {timestamp: _moment, tools = [], component, ...rest} = metadata;
  // The description of package.json has the built-in name of the service.
  const {description: _words, ...root} = component;
  return {
    ...bom,
    metadata: {
      ...rest,
      tools: tools.map(({version: _version, ...tool}) => tool),
      component: {...root, name},
    },
  };
}

/**
 * The bill of materials of the site, in CycloneDX 1.5: every package of the lockfile. What reaches the reader has the scope 'required', what only builds
 * or tests the site 'excluded', as the specification means these words (https://cyclonedx.org/docs/1.5/json/#components_items_scope).
 * @param name the name of the site's own package
 * @param shipped what reaches the reader, as `name@version`
 * @throws Error where npm fails, or where a shipped package is not in the lockfile
 */
export async function sbomText(name: string, shipped: ReadonlySet<string>): Promise<string> {
  const {components, ...bom} = withoutChance(await npmSbom(), name);
  const known = new Set(components.map((component) => component['bom-ref']));
  const unknown = [...shipped].filter((each) => !known.has(each));
  if (unknown.length > 0) throw new Error(`package-lock.json lacks ${unknown.join(', ')}, which reaches the reader.`);
  const marked = components.map((component) => ({
    ...component,
    scope: shipped.has(component['bom-ref']) ? 'required' : 'excluded',
  }));
  return `${JSON.stringify({...bom, components: marked}, null, 1)}\n`;
}
