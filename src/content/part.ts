import * as z from 'zod';

/** A part of a page that cannot be made as its author asks; the caller adds file and line. */
export class PartFault extends Error {
  constructor(
    problem: string,
    readonly remedy = 'Correct the name, or add it to the contract first',
  ) {
    super(problem);
    this.name = 'PartFault';
  }
}

/** An attribute that names a file or a folder below the folder of its part, such as `ubl-bisv3/standard.xml`. */
export const pathAttribute = z
  .string()
  .refine(
    (path) => !/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path),
    "the path leaves its folder: it begins with '/' or contains '..'",
  );

/** Where a part is: its name in the page, its id, which no other part of the page has, the words of the heading before it, and the page's address. */
export interface PartPlace {
  readonly name: string;
  readonly id: string;
  readonly section?: string;
  readonly page: string;
}

/** A heading before a part, which stands in the contents list. */
export interface PartHeading {
  readonly depth: 2 | 3 | 4;
  readonly text: string;
  readonly id: string;
}

/** What an author's attributes become: the props of a component, and the heading before it. */
interface Expansion {
  readonly props: object;
  readonly heading?: PartHeading;
}

interface Traits {
  /** The component that draws the part; default: the one with the part's name. */
  readonly component?: string;
  /** Code, which `Step` shows beside its prose. */
  readonly code?: boolean;
  /** The language of the code fences that become this part, or `other` for all that no part names. A page cannot name such a part. */
  readonly fence?: string;
}

/** A component that pages may name, or that a kind of code fence becomes. */
export interface Part extends Traits {
  /**
   * @param written the attributes as the author writes them
   * @throws PartFault for attributes that the part does not have, and names that the contracts do not have
   * @throws ContentError for a contract that cannot be read
   */
  readonly expand: (written: Readonly<Record<string, string>>, place: PartPlace) => Expansion;
}

/** A component that pages may put around other content, such as `Step`. It is no part: its content is the page's own. */
export interface Wrapper {
  readonly wraps: true;
}

export const wrapper: Wrapper = {wraps: true};

type Component = (props: never) => unknown;
type PropsOf<C extends Component> = Parameters<C>[0];
type Attributes<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Props without a name that the component lacks, which TypeScript by itself lets through in what a function returns. */
type Exact<Props, Wanted> = Props & Record<Exclude<keyof Props, keyof Wanted>, never>;

interface Definition<Shape extends z.ZodRawShape, Props, Wanted> extends Traits {
  /** What an author may write. A fence has `language`, `text` and the words behind its language, such as `title`. */
  readonly attributes: Shape;
  readonly props: (attributes: Attributes<Shape>, place: PartPlace) => Exact<Props, Wanted>;
  readonly heading?: (props: Props, attributes: Attributes<Shape>) => PartHeading;
}

type Define<C extends Component> = <Shape extends z.ZodRawShape, Props extends PropsOf<C> & object>(
  definition: Definition<Shape, Props, PropsOf<C>>,
) => Part;

function faultOf({issues: [issue]}: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `doesn't accept '${issue.keys.join("', '")}'`;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/**
 * Defines a part: `partOf<typeof Schema>()({attributes: {name: z.string()}, props: ({name}) => ({schema: schemaNamed(name)})})`.
 * The type argument is the component that draws it. TypeScript holds the props to those of the component: all that it needs, none that
 * it lacks.
 */
export function partOf<C extends Component = never>(): Define<C> {
  return ({attributes: shape, props: propsOf, heading: headingOf, ...traits}) => {
    const schema = z.strictObject(shape);
    return {
      ...traits,
      expand(written, place) {
        const {success, data, error} = schema.safeParse(written);
        if (!success) throw new PartFault(`<${place.name}> ${faultOf(error)}`);
        const props = propsOf(data, place);
        return {props, heading: headingOf?.(props, data)};
      },
    };
  };
}
