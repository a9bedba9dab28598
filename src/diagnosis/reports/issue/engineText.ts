/** What a finding of the engine means. Its message can have values of the document: a name that the parser stopped at, or what the file says that it is. */
const TEXTS: Readonly<Record<string, string>> = {
  XML: 'The file is not well-formed XML.',
  ENCODING: 'The bytes of the file do not match the encoding that the file declares.',
  DTD: 'The file has a document type declaration.',
  FORMAT: 'The file has an unknown format, or it does not have the required format.',
  SIZE: 'The file is too large for the check, or it has too many elements.',
  DEPTH: 'The elements in the file are nested too deeply for the check.',
  PDF: 'The file is a PDF.',
  SCHEMA: 'The check against the schema could not be completed.',
  RULES: 'The check against a rule set could not be completed.',
  TIME: 'The check took too long.',
  ENGINE: 'The check could not be completed.',
};

/** The text for a finding of the engine, without values of the document; nothing for any other rule. */
export const engineText = (rule: string): string | undefined => (Object.hasOwn(TEXTS, rule) ? TEXTS[rule] : undefined);
