import {BUILT_IN as operator} from '../../service/service';
import {listTracked, memoized, readTracked} from '../../sources/files';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

/** The colour of links in dark mode is left out: it is one of those that code has, too. */
const colours = [operator.accent, operator.accentText.replace(/ .*/, ''), operator.accentSoft].flatMap((each) =>
  each.split(' '),
);

/** What shows the built-in operator in a text: names, hosts and colours. `PSB_` and `PSB-` begin variables and headers, which stay. */
export const BUILT_IN: readonly RegExp[] = [
  new RegExp(operator.name, 'i'),
  new RegExp(`\\b${operator.short}\\b(?![_-])`),
  /\b(?:[a-z-]+\.|(?:support|security)@)example\.com\b/,
  new RegExp(operator.operator),
  new RegExp(`(?:${colours.join('|')})\\b`, 'i'),
];

/** Folders whose text comes into pages and files of the site. What others published in `documents/rules` is as they published it. */
const FOLDERS = ['docs', 'documents', 'openapi', 'platform', 'vpd', 'src', 'static'];

const HOST_REMEDY = 'Write its token, such as {{psb.host}}: an operator has other hosts';

/** What says the names: the files of the operator, this one, pictures and fonts, which an operator draws again, and the notes of maintainers. */
const MAY_NAME =
  /^src\/(?:(?:service\/(?:service|brand)|contentCheck\/prose\/builtInNames)\.ts$|plugins\/brand\/)|\.(?:svg|png|pdf|woff2|ico)$|README\.md$/;

const faultsIn = memoized((file: string): Fault[] =>
  readTracked(file)
    .split('\n')
    .flatMap((text, index) => {
      // A comment of code is for maintainers.
      if (file.startsWith('src/') && /^\s*(?:\*|\/\*|\/\/)/.test(text)) return [];
      const [name] = BUILT_IN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      if (name === undefined) return [];
      if (name.includes('.')) return [faultAt(file, index + 1, `the built-in host ${name}`, HOST_REMEDY)];
      return [
        faultAt(
          file,
          index + 1,
          `the built-in name ${name}`,
          'Write a token such as {{service.name}}: src/service/service.ts has all',
        ),
      ];
    }),
);

/** Names and hosts of the service are tokens everywhere, so that an operator changes them in one place. */
export const builtInNames: Check = () =>
  FOLDERS.flatMap((folder) =>
    listTracked(folder)
      .map((file) => `${folder}/${file}`)
      .filter((file) => !MAY_NAME.test(file))
      .flatMap((file) => faultsIn(file)),
  );
