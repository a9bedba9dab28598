import {codeIn} from '../contracts/code';
import type {Code} from '../contracts/model';
import {curlOf} from '../contracts/platform/curl';
import type {PlatformOperation} from '../contracts/platform/operations';
import type {ShownRequest} from '../contracts/requests';
import {SAMPLE_LANGUAGES} from '../contracts/samples';
import {service} from '../service';
import {AuthorFault, found} from './authorFault';
import {existsTracked, listTracked} from './files';
import {envelopeText, hasPlatform, platformOperations} from './platform';
import {readFilled} from './yaml';

const SAMPLES = 'platform/samples';

type Language = (typeof SAMPLE_LANGUAGES)[number];

/** The request of an operation as a script for curl, made from its envelope: the name of its file (`get-party.sh`) and its text. */
export function curlSample({name, action}: Pick<PlatformOperation, 'name' | 'action'>): {file: string; text: string} {
  const file = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.sh`;
  return {
    file,
    text: curlOf(envelopeText(`${name}/request.xml`), action, `https://${service.platform.accp.host}`, file),
  };
}

/** The sample of an operation in a language: a file of platform/samples, or curl with the envelope. */
function sampleText({id, extension}: Language, operation: PlatformOperation): string {
  if (id === 'curl') return curlSample(operation).text.trimEnd();
  const folder = `${SAMPLES}/${operation.name}`;
  const file = existsTracked(folder) ? listTracked(folder).find((each) => each.endsWith(extension)) : undefined;
  return readFilled(`${folder}/${found(file, `sample file ${folder}/*${extension} is missing`)}`).trimEnd();
}

const keyOf = ({name}: PlatformOperation): string => `soap-${name}`;

/** The samples of an operation as a page shows them. @throws AuthorFault for a language without a file */
export const platformRequest = (operation: PlatformOperation): ShownRequest => ({
  key: keyOf(operation),
  curl: codeIn('bash', sampleText(SAMPLE_LANGUAGES[0], operation)),
  languages: SAMPLE_LANGUAGES.map((language) => ({
    id: language.id,
    label: language.label,
    lines: sampleText(language, operation).split('\n').length,
  })),
});

/** The samples of every operation in a language, by the key of the request that pages show: highlighted HTML. */
export const platformRequestsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(
    (hasPlatform() ? platformOperations() : []).map((operation) => [
      keyOf(operation),
      codeIn(language.language, sampleText(language, operation)).html,
    ]),
  );

/** A file below platform/samples as code. @throws AuthorFault for a file that does not exist, or is in a language that no sample has */
export function platformSampleFile(file: string): Code {
  const source = `${SAMPLES}/${file}`;
  const language = SAMPLE_LANGUAGES.find(({extension}) => file.endsWith(extension))?.language;
  if (!existsTracked(source) || !language) throw new AuthorFault(`sample file ${source} does not exist`);
  return codeIn(language, readFilled(source).trimEnd());
}
