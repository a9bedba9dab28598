/** Content types by the ending of a file, for browsers that do not know them. */
const BY_ENDING: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
};

/** The content type of a file as part of a form: its own or that of its ending, if the contract lists it, or else the first listed. */
export function partType(file: Pick<File, 'name' | 'type'>, listed: string): string {
  const allowed = listed.split(',').map((each) => each.trim());
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const own = [file.type, BY_ENDING[ending]].find((each) => each !== undefined && allowed.includes(each));
  return own ?? allowed[0] ?? file.type;
}
