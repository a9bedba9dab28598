/** A loader, with the options of css-loader that decide on class names. */
interface Loader {
  readonly options?: {readonly modules?: {localIdentName?: string; hashStrategy?: string}};
}

/** One ending for all classes of a module. */
export const CLASS_NAMES = {localIdentName: '[local]_[hash:base64:3]', hashStrategy: 'minimal-subset'} as const;

/** Gives the classes of one CSS module the same ending, in place: Docusaurus' own letters for each class compress badly in style sheet and pages. */
export function shareClassEndings(rules: readonly unknown[] = []): void {
  for (const {use} of rules as readonly {readonly use?: unknown}[]) {
    for (const {options} of Array.isArray(use) ? (use as readonly Loader[]) : []) {
      if (options?.modules?.localIdentName) Object.assign(options.modules, CLASS_NAMES);
    }
  }
}
