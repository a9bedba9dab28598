import {SAMPLE_LANGUAGES, type Sample} from '../contracts/samples';
import {codeIn} from '../contracts/code';
import {curlOf} from '../contracts/platform/curl';
import type {PlatformOperation} from '../contracts/platform/operations';
import {service} from '../service';
import {existsTracked, listTracked} from './files';
import {PartFault} from './part';
import {envelopeText} from './platform';
import {readFilled} from './yaml';

const SAMPLES = 'platform/samples';

/** The name of a script: `get-party.sh` for GetParty. */
const scriptName = (operation: string): string => `${operation.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.sh`;

/** The request of an operation as a script for curl, made from its envelope: the name of its file and its text. */
export function curlSample({name, action}: Pick<PlatformOperation, 'name' | 'action'>): {file: string; text: string} {
  const file = scriptName(name);
  return {
    file,
    text: curlOf(envelopeText(`${name}/request.xml`), action, `https://${service.platform.accp.host}`, file),
  };
}

/**
 * The samples of an operation in every language: files of platform/samples, and curl with the envelope.
 * @throws PartFault for a language without a file
 */
export function platformSamples(operation: PlatformOperation): Sample[] {
  const folder = `${SAMPLES}/${operation.name}`;
  const files = existsTracked(folder) ? listTracked(folder) : [];
  return SAMPLE_LANGUAGES.map(({id, extension, label, language}) => {
    if (id === 'curl') {
      const {file, text} = curlSample(operation);
      return {id, label, file, code: codeIn(language, text.trimEnd())};
    }
    const file = files.find((each) => each.endsWith(extension));
    if (!file) throw new PartFault(`sample file ${folder}/*${extension} is missing`);
    return {id, label, file, code: codeIn(language, readFilled(`${folder}/${file}`).trimEnd())};
  });
}

/**
 * A file of the samples as code.
 * @param file path below platform/samples
 * @throws PartFault for a file that doesn't exist, or is in a language that no sample has
 */
export function platformSampleFile(file: string): {file: string; code: Sample['code']} {
  const source = `${SAMPLES}/${file}`;
  const language = SAMPLE_LANGUAGES.find(({extension}) => file.endsWith(extension))?.language;
  if (!existsTracked(source) || !language) throw new PartFault(`sample file ${source} does not exist`);
  return {file: file.split('/').at(-1) ?? file, code: codeIn(language, readFilled(source).trimEnd())};
}
