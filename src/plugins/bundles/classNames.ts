import type {RuleSetRule} from 'webpack';

/** The options of css-loader that decide on class names. */
interface ClassNames {
  localIdentName?: string;
  hashStrategy?: 'minimal-subset' | 'resource-path-and-local-name';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The class name options of a loader, where it has some. */
function classNamesOf(loader: unknown): ClassNames | undefined {
  const modules = isRecord(loader) && isRecord(loader.options) ? loader.options.modules : undefined;
  return isRecord(modules) && 'localIdentName' in modules ? modules : undefined;
}

/** One ending for all classes of a module. */
export const CLASS_NAMES = {
  localIdentName: '[local]_[hash:base64:3]',
  hashStrategy: 'minimal-subset',
} as const satisfies ClassNames;

/** Gives the classes of one CSS module the same ending, in place: Docusaurus' own letters for each class compress badly in style sheet and pages. */
export function shareClassEndings(rules: readonly unknown[] = []): void {
  for (const rule of rules as readonly RuleSetRule[]) {
    for (const loader of Array.isArray(rule.use) ? (rule.use as readonly unknown[]) : []) {
      const names = classNamesOf(loader);
      if (names) Object.assign(names, CLASS_NAMES);
    }
  }
}
