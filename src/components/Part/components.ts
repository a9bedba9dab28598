import type {ComponentType} from 'react';

interface Module {
  readonly default: ComponentType<Record<string, unknown>>;
}

const modules = DRAWS_PARTS ? require.context('..', true, /^\.\/[A-Z]\w+\/index\.tsx$/) : undefined;

// What the server draws needs its style in the browser too.
require.context('..', true, /\.module\.css$/);

/**
 * The component that draws a part, by the part's name: `src/components/<Name>/index.tsx`.
 * @returns nothing in a bundle that does not draw
 * @throws Error for a name without a component
 */
export function componentOf(name: string): Module['default'] | undefined {
  return modules && (modules(`./${name}/index.tsx`) as Module).default;
}
