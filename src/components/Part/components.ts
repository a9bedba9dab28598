import type {ComponentType} from 'react';

interface Module {
  readonly default: ComponentType<Record<string, unknown>>;
}

// A console page has the names that pages may use, but draws no parts.
const modules = DRAWS_CONTENT ? require.context('..', true, /^\.\/[A-Z]\w+\/index\.tsx$/) : undefined;

/**
 * The component that draws a part, by the part's name: `src/components/<Name>/index.tsx`.
 * @throws Error for a name without a component
 */
export function componentOf(name: string): Module['default'] {
  if (!modules) throw new Error(`${name} is not drawn in this bundle`);
  return (modules(`./${name}/index.tsx`) as Module).default;
}
