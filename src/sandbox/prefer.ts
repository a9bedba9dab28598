/** The answer of the contract that the caller wants to see. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
}

/** Reads `Prefer: code=400, example=API400-RULES` (RFC 7240); both parts can be left out. */
export function preference(header: string | string[] | undefined): Preference {
  const text = String(header ?? '');
  const code = /\bcode="?(\d{3})\b/.exec(text)?.[1];
  return {code: code ? Number(code) : undefined, exampleKey: /\bexample="?([\w.-]+)/.exec(text)?.[1]};
}

/** Whether the caller wants a certain response, so that the sandbox makes none of its own. */
export const isWanted = ({code, exampleKey}: Preference): boolean => code !== undefined || exampleKey !== undefined;
