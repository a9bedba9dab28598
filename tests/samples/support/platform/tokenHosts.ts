import fs from 'node:fs';
import path from 'node:path';
import {fillTokens} from '../../../../src/sources/tokens';
import {start, type Result} from '../../../support/programs';
import type {LanguageId} from '../languages';
import {compileCsharp, compileJava, generateJava, type Source} from './compilers';
import {javaCommand, type PlatformLanguage} from './languages';
import {contractFolder} from './samples';

const SAMPLES = 'platform/samples/SecurityToken';
const HOSTS = 'tests/samples/support/platform';

/** An application around the samples of platform/samples/SecurityToken. */
export interface TokenHost {
  /**
   * Runs it to its end.
   * @param task `renewal`: asks for the token as time passes; `expiry`: sends requests before and after the token has expired
   */
  readonly run: (address: string, consumerKey: string, task: 'renewal' | 'expiry') => Promise<Result>;
}

/** The source files of the samples and of the application around them, tokens filled. */
const sources = (extension: string, host: string): Source[] =>
  [SAMPLES, path.join(HOSTS, host)].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => ({file, text: fillTokens(fs.readFileSync(path.join(folder, file), 'utf8'), file)})),
  );

async function javaHost(folder: string): Promise<TokenHost> {
  await generateJava(folder);
  await compileJava(sources('.java', 'java'), folder);
  return {run: (...args) => start([...javaCommand(folder, 'TokenHost'), ...args], folder).ended};
}

/** Mono has the property that .NET 8 adds an inspector to, but it only throws; this one of .NET Framework is the same list. */
const forMono = (text: string): string => text.replace('.ClientMessageInspectors', '.MessageInspectors');

async function csharpHost(folder: string): Promise<TokenHost> {
  const all = sources('.cs', 'csharp').map(({file, text}) => ({file, text: forMono(text)}));
  await compileCsharp(all, folder);
  return {
    run: (ADDRESS, CONSUMER_KEY, TASK) =>
      start(['mono', 'samples.exe', 'TokenHost'], folder, {ADDRESS, CONSUMER_KEY, TASK}).ended,
  };
}

/** The languages that have samples for security tokens, and the application around them. */
const MAKERS: Partial<Record<LanguageId, (folder: string) => Promise<TokenHost>>> = {
  csharp: csharpHost,
  java: javaHost,
};

/** Whether a language has samples for security tokens. */
export const hasTokenHost = (id: LanguageId): boolean => id in MAKERS;

/**
 * Compiles the application of a language.
 * @throws Error with the compiler's words, or for a language without samples for security tokens
 */
export function tokenHost(root: string, {id}: PlatformLanguage): Promise<TokenHost> {
  const make = MAKERS[id];
  if (!make) throw new Error(`${SAMPLES} has nothing in ${id}`);
  return make(contractFolder(root, `tokens-${id}`));
}
