/** A text that is not too long to be shown, in characters: of a longer one the beginning, and how much more there is. */
export const shortened = (text: string, most = 200): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length - most} more characters)` : text;
