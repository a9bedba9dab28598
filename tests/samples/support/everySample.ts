import fs from 'node:fs';
import path from 'node:path';
import {untracked} from '../../../src/sources/files';
import {curlSample, platformOperations} from '../../../src/sources/platform';
import {fillTokens} from '../../../src/sources/tokens';
import {SAMPLE_FOLDERS} from '../../support/samples';
import type {Language} from './languages';
import type {Source} from './platform/compilers';

const PLATFORM = 'platform/samples';
const known = new Map<string, readonly Source[]>();

/** The samples in the folders of a folder, tokens filled. */
const samplesIn = (folder: string, extension: string): Source[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => ({
      file: path.basename(file),
      text: fillTokens(fs.readFileSync(path.join(folder, file), 'utf8'), file),
    }));

/** The samples of the REST API and of party data in a language. */
export const restSamples = ({extension}: Pick<Language, 'extension'>): Source[] =>
  SAMPLE_FOLDERS.flatMap((folder) => samplesIn(folder, extension));

/** Every sample of a language: those of the platform too. A reader may save all of them in one folder. */
export function everySample(language: Pick<Language, 'id' | 'extension'>): readonly Source[] {
  const {id, extension} = language;
  const platform = (): Source[] =>
    id === 'curl' ? untracked(() => platformOperations().map(curlSample)) : samplesIn(PLATFORM, extension);
  const all = known.get(id) ?? [...restSamples(language), ...platform()];
  known.set(id, all);
  return all;
}
