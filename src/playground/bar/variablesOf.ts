/**
 * The variables that the editor holds.
 * @returns undefined for an empty editor, 'invalid' for anything but a JSON object
 */
export function variablesOf(text: string): Readonly<Record<string, unknown>> | 'invalid' | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : 'invalid';
  } catch {
    return 'invalid';
  }
}
