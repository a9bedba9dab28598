import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {run} from './run';

const SHARED = '../shared/validate';
const CACHE = '.cache/validate';

/** The folder of the e-document validator: `$PSB_VALIDATE`, else ../shared/validate; nothing when neither is there. */
export function validatorSource(): string | undefined {
  const named = process.env.PSB_VALIDATE;
  if (named) return named;
  return fs.existsSync(SHARED) ? SHARED : undefined;
}

export const HOW_TO_GET_IT =
  'The e-document validator is not here. Put its folder at ../shared/validate, or name it in the environment variable PSB_VALIDATE; ' +
  'it holds validate.mjs, the schemas and the rule sets.';

function fingerprint(source: string): string {
  const names = fs
    .readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((name) => !/(^|\/)(node_modules|\.cache)(\/|$)/.test(name));
  const states = names.map((name) => `${name} ${fs.statSync(path.join(source, name)).size}`);
  return createHash('sha256').update(states.sort().join('\n')).digest('hex');
}

/**
 * A copy of the validator that is installed and may be written; made once, and again when the original changes.
 * @throws Error when its packages cannot be installed
 */
export async function installedValidator(source: string): Promise<string> {
  const mark = path.join(CACHE, '.installed');
  const wanted = fingerprint(source);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return CACHE;
  fs.rmSync(CACHE, {recursive: true, force: true});
  fs.cpSync(source, CACHE, {recursive: true, filter: (file) => !/[\\/](node_modules|\.cache)$/.test(file)});
  await run(['chmod', '-R', 'u+w', CACHE], '.');
  const {status, output} = await run(['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund'], CACHE);
  if (status !== 0) throw new Error(`The validator's packages cannot be installed:\n${output}`);
  fs.writeFileSync(mark, wanted);
  return CACHE;
}
