import {transformSync, type Message, type TransformFailure} from 'esbuild';
import {SAMPLE_LANGUAGES} from '../../contracts/samples';
import {listTracked, memoized, readTracked} from '../../sources/files';
import {SAMPLE_FOLDERS} from '../../sources/samples';
import {fillTokens} from '../../sources/tokens';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const PLATFORM = 'platform/samples';
const FOLDERS = [...SAMPLE_FOLDERS, PLATFORM];

const isFailure = (error: unknown): error is TransformFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

const syntaxFault = (file: string, {text, location}: Message): Fault =>
  faultAt(file, location?.line, `this is no JavaScript: ${text}`, 'Correct the sample');

const javaScriptFaults = memoized((file: string): Fault[] => {
  try {
    transformSync(fillTokens(readTracked(file), file), {loader: 'js', format: 'esm'});
    return [];
  } catch (error) {
    if (!isFailure(error)) throw error;
    return error.errors.map((each) => syntaxFault(file, each));
  }
});

const FORBIDDEN = /\b(?:TODO|FIXME|XXX)\b/;

/** A sample of JavaScript compiles; those of other languages are compiled and run by tests/samples, which need their tools. */
export const sampleSyntax: Check = () =>
  FOLDERS.flatMap((folder) =>
    listTracked(folder)
      .filter((file) => file.endsWith('.mjs'))
      .flatMap((file) => javaScriptFaults(`${folder}/${file}`)),
  );

const markFaults = memoized((file: string): Fault[] =>
  readTracked(file)
    .split('\n')
    .flatMap((text, index) =>
      FORBIDDEN.test(text)
        ? [faultAt(file, index + 1, `the sample has the note '${text.trim()}'`, 'Finish the sample')]
        : [],
    ),
);

/** No sample is unfinished, and each task has one file for each language. */
export const sampleFolders: Check = () =>
  FOLDERS.flatMap((folder) => {
    const files = listTracked(folder).filter((file) => file.includes('/'));
    const tasks = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
    // A sample of the platform can consist of several files.
    const doubled = (folder === PLATFORM ? [] : tasks).flatMap((task) =>
      SAMPLE_LANGUAGES.flatMap(({extension, label}) => {
        const same = files.filter((file) => file.startsWith(`${task}/`) && file.endsWith(extension));
        if (same.length < 2) return [];
        return [
          faultAt(`${folder}/${same[1]}`, 1, `the task ${task} has two samples of ${label}`, 'Remove one of them'),
        ];
      }),
    );
    return [...doubled, ...files.flatMap((file) => markFaults(`${folder}/${file}`))];
  });
