import type {Language, Texts} from './data';

/** Every language of descriptions. */
export const LANGUAGES: readonly Language[] = ['nl', 'en', 'de', 'fr'];

/** The languages in which a text is looked for: the requested one, then Dutch, then English. */
export const preferred = (language: Language): readonly Language[] => [...new Set([language, ...LANGUAGES])];

/** A text in the requested language, or in the next one in which it exists. */
export function textIn(texts: Texts, language: Language): string | undefined {
  return preferred(language)
    .map((each) => texts[each])
    .find((text) => text !== undefined);
}
