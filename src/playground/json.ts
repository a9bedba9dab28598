/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text, undefined for a text that isn't JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The variables in the text of their editor: undefined for an empty one, 'invalid' for anything but a JSON object. */
export function variablesOf(text: string): Readonly<Record<string, unknown>> | 'invalid' | undefined {
  if (text.trim() === '') return undefined;
  const value = parsedJson(text);
  return isRecord(value) ? value : 'invalid';
}
