/** The parts of a file's text that can be read alone: what is made from a page's title is not made again when its prose changes. */
export const ASPECTS = {
  /** That the file exists. */
  existence: (): boolean => true,

  /** The source of a page up to the end of its front matter. */
  frontMatter: (text: string): string | null => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? null,

  /** The parts in the source of a page, each with the values of its attributes. */
  namedParts: (text: string): {readonly name: string; readonly value: string}[] =>
    [...text.matchAll(/<([A-Z]\w+)\s([^>]*)>/g)].flatMap(([, name = '', attributes = '']) =>
      [...attributes.matchAll(/"([^"]*)"/g)].map(([, value = '']) => ({name, value})),
    ),
};

export type AspectName = keyof typeof ASPECTS;
