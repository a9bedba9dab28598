const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML, for the content of an element or a quoted attribute. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** HTML that `html` made: nothing else makes it, so every value in it is escaped. */
class Markup {
  constructor(readonly text: string) {}
}
export type Html = Markup;

/** What a template may contain. */
export type Content = string | number | Html | readonly Html[] | undefined;

function shown(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({text}) => text).join('');
  return escape(String(value));
}

/** A template of HTML. Texts and numbers in it are escaped, so attributes need quotation marks. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Markup(strings.reduce((text, string, index) => text + shown(values[index - 1]) + string));
