/** Code as plain HTML: the sandbox reads what pages show, and shows none of it. */
export const highlight = (code: string): string => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every language stays plain. */
export const isKnownLanguage = (): boolean => true;
