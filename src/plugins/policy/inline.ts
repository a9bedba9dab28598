/** Where the application begins in a page; before it are the tags of Docusaurus and of our plugins. */
const APPLICATION = /<div id="?__docusaurus"?>/;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A block of data, which no browser runs. */
const isData = (attributes: string): boolean => /(?:^|\s)type="?application\/ld\+json"?(?:\s|$)/.test(attributes);

const isInline = (attributes: string): boolean =>
  !isData(attributes) && !/(?:^|\s)src=/.test(attributes.replace(/"[^"]*"/g, '""'));

/** The inline scripts of a built page; `file` is its path. @throws Error for a page with a script in its content, where only text may be */
export function inlineScripts(file: string, html: string): string[] {
  const start = APPLICATION.exec(html)?.index;
  if (start === undefined) throw new Error(`${file} has no element __docusaurus, so its policy can't be written.`);
  const inContent = html.indexOf('<script', start);
  if (inContent >= 0) {
    const excerpt = html.slice(inContent, inContent + 80);
    throw new Error(`${file} has a script in its content: ${excerpt}. Remove it; scripts belong in src/behaviour.`);
  }
  return [...html.slice(0, start).matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    isInline(attributes) ? [text] : [],
  );
}

/** The texts of the style elements of a built page: those of `PageStyle`, and those in pictures. */
export const inlineStyles = (html: string): string[] => Array.from(html.matchAll(STYLE), ([, text = '']) => text);
