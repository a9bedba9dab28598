/** The anchor of a code: `unit-KGM`. Codes with other signs than letters, digits, dots and hyphens get hyphens for them. */
export const codeAnchor = (prefix: string, code: string): string => `${prefix}-${code.replace(/[^A-Za-z\d.-]/g, '-')}`;
