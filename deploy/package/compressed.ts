import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(?:css|csv|graphql|html|js|json|mjs|svg|txt|wsdl|xml|yaml)$/;

/** A host need not send less than this in another form, in bytes. */
const LEAST = 1024;

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * The compressed forms of texts, for hosts that send them as they are: each with `.gz` and `.br` behind its path.
 * @param files contents by path
 */
export async function compressedForms(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const forms = new Map<string, Buffer>();
  for (const [path, content] of files) {
    if (!TEXT.test(path) || content.length < LEAST) continue;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [gz, br] = await Promise.all([gzipped(content, {level: 9}), brotli(content, {params})]);
    forms.set(`${path}.gz`, gz).set(`${path}.br`, br);
  }
  return forms;
}
