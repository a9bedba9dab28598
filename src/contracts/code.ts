import {highlight} from './highlight';
import {withHostMarks} from './hostMarks';
import type {Code} from './model';

/** What a block of code draws: the highlighted text, without the text itself. */
export const viewIn = (language: string, text: string): Omit<Code, 'text'> => ({
  language,
  html: withHostMarks(text, (code) => highlight(code, language)),
});

/** A text as highlighted code. */
export const codeIn = (language: string, text: string): Code => ({text, ...viewIn(language, text)});

function languageOf(mediaType: string): string {
  if (mediaType.includes('json')) return 'json';
  return mediaType.includes('xml') ? 'xml' : 'text';
}

/** A value as a highlighted piece of JSON, or as it is when it is a text of another media type. */
export function codeOf(value: unknown, mediaType: string): Code {
  const language = languageOf(mediaType);
  return codeIn(language, language === 'json' ? JSON.stringify(value, null, 2) : String(value));
}
