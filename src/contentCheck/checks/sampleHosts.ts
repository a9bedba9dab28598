import {lineAt} from '../../contracts/contentError';
import {listTracked, memoized, readTracked} from '../../sources/files';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

/** The environment variable of each interface, by the group of its tokens. */
export const HOST_VARIABLE: Readonly<Record<string, string>> = {
  psb: 'PSB_HOST',
  identity: 'PSB_IDENTITY_HOST',
  vpd: 'PSB_VPD_HOST',
  platform: 'PSB_PLATFORM_HOST',
};

/** An acceptance host, and the environment variable before it, whose default it is: `${PSB_HOST:-https://…`, `("PSB_HOST", "https://…`. */
const HOST = /(?:(PSB_\w+)["')]*[\s,:?-]+["']?)?https:\/\/\{\{(\w+)\.accp\.host\}\}/g;

/** The code fences of a page with blanks for all else, or the whole of a sample. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith('.mdx')) return text;
  const blank = (prose: string): string => prose.replace(/[^\n]/g, ' ');
  let end = 0;
  let code = '';
  for (const {0: fence, index} of text.matchAll(/^```\w+[^]*?^```$/gm)) {
    code += blank(text.slice(end, index)) + fence;
    end = index + fence.length;
  }
  return code + blank(text.slice(end));
}

/** A host in a sample, and the variable whose default it is. */
export interface SampleHost {
  readonly file: string;
  readonly line: number;
  readonly variable: string | undefined;
  readonly group: string;
}

const hostsIn = memoized((file: string): SampleHost[] => {
  const text = codeOf(file, readTracked(file));
  return [...text.matchAll(HOST)].map(({1: variable, 2: group = '', index}) => ({
    file,
    line: lineAt(text, index),
    variable,
    group,
  }));
});

/** The acceptance hosts in samples and in the code of pages. */
export const sampleHosts = (): SampleHost[] =>
  ['docs', 'platform', 'vpd'].flatMap((folder) =>
    listTracked(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\/samples\/.*\/|\.mdx$/.test(file))
      .flatMap((file) => hostsIn(file)),
  );

/** Each host in a sample is the default of the environment variable of its interface. */
export const hostVariables: Check = () =>
  sampleHosts().flatMap(({file, line, variable, group}): Fault[] => {
    const right = HOST_VARIABLE[group];
    if (variable === right) return [];
    return [
      faultAt(
        file,
        line,
        `the host of ${group} is ${variable === undefined ? 'no default of an environment variable' : `the default of ${variable}`}`,
        `Read ${right}, with this host as its default`,
      ),
    ];
  });
