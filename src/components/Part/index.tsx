interface Module {
  readonly default: React.ComponentType<Record<string, unknown>>;
}

// A console page has the names that pages may use, but draws no parts.
const modules = DRAWS_CONTENT ? require.context('..', true, /^\.\/[A-Z]\w+\/index\.tsx$/) : undefined;

/** The component of a part, `src/components/<Name>/index.tsx`. @throws Error for a name without a component */
function componentOf(name: string): Module['default'] {
  if (!modules) throw new Error(`${name} is not drawn in this bundle`);
  return (modules(`./${name}/index.tsx`) as Module).default;
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Code, which `Step` shows beside its prose. */
  readonly code?: boolean;
}

/** A part of a page that is drawn from a contract, such as an operation or a table. The remark plugins of src/content/markdown write it. */
export default function Part({id, name, props}: Props): React.ReactNode {
  const Component = componentOf(name);
  return (
    <div data-part={id}>
      <Component {...props} />
    </div>
  );
}
