interface NamedPart {
  readonly name: string;
  readonly names: string;
}

/**
 * What can be asked of a file without asking for all of it, made from its text. What is made from an aspect is made again only when the JSON of
 * the aspect is another: many pages need the title of a page, and none its prose.
 */
export const ASPECTS = {
  /** That the file is there. */
  existence: (): boolean => true,

  /** The source of a page up to the end of its front matter. */
  frontMatter: (text: string): string | null => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? null,

  /** The parts in the source of a page, each with what its attributes name. */
  namedParts: (text: string): NamedPart[] =>
    [...text.matchAll(/<([A-Z]\w+)\s([^>]*)>/g)].flatMap(([, name = '', attributes = '']) =>
      [...attributes.matchAll(/"([^"]*)"/g)].map(([, names = '']) => ({name, names})),
    ),
};

export type AspectName = keyof typeof ASPECTS;

/** What an aspect is. */
export type AspectOf<Name extends AspectName> = ReturnType<(typeof ASPECTS)[Name]>;
