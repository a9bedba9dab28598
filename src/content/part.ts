import * as z from 'zod';
import {AuthorFault} from '../sources/authorFault';

export const textAttribute = z.string();

export const choiceAttribute = z.enum;

/** An attribute that names a file or a folder below the folder of its part, such as `ubl-bisv3/standard.xml`. */
export const pathAttribute = z
  .string()
  .refine(
    (path) => !/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path),
    "the path leaves its folder: it begins with '/' or contains '..'",
  );

/** Where a part is: its name in the page, its id, which is unique on the page, the words of the heading before it, and the page's address. */
export interface PartPlace {
  readonly name: string;
  readonly id: string;
  readonly section?: string;
  readonly page: string;
}

/** A heading before a part, which is in the contents list. */
export interface PartHeading {
  readonly depth: 2 | 3 | 4;
  readonly text: string;
  readonly id: string;
}

/** The traits of parts that are drawn as one block of code. */
export const codeBlock = {component: 'CodeBlock', code: true} as const;

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
  /** Gives the props of the component, the heading before it, and the ids in it that links can lead to. @throws AuthorFault for attributes and names that do not exist */
  readonly expand: (
    written: Readonly<Record<string, string>>,
    place: PartPlace,
  ) => {readonly props: object; readonly heading?: PartHeading; readonly anchors: readonly string[]};
}

/** A component that pages may put around content of their own, such as `Step`. */
export interface Wrapper {
  readonly wraps: true;
}

interface Component {
  readonly default: (props: never) => unknown;
}

type PropsOf<C extends Component> = Parameters<C['default']>[0];
type Attributes<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Refuses props that the component lacks, which TypeScript alone allows in what a function returns. */
type Exact<Props, Wanted> = Props & Record<Exclude<keyof Props, keyof Wanted>, never>;

interface Definition<Shape extends z.ZodRawShape, Props, Wanted> extends Traits {
  /** What an author may write; default: nothing. A fence has `language`, `text` and the words behind its language, such as `title`. */
  readonly attributes?: Shape;
  readonly props: (attributes: Attributes<Shape>, place: PartPlace) => Exact<Props, Wanted>;
  readonly heading?: (props: Props, attributes: Attributes<Shape>) => PartHeading;
  /** The ids that the component draws, to which pages and contracts link. A build compares links with the ids in the built pages. */
  readonly anchors?: (props: Props) => readonly string[];
}

type Define<C extends Component> = <Shape extends z.ZodRawShape, Props extends PropsOf<C> & object>(
  definition: Definition<Shape, Props, PropsOf<C>>,
) => Part;

function faultOf({issues: [issue]}: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `doesn't accept '${issue.keys.join("', '")}'`;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/**
 * Defines a part: `partOf<typeof import('../../components/FilterBox')>()({attributes: {what: textAttribute}, props: ({what}) => ({what})})`.
 * The type argument is the module of its component: the props must be all that it needs and none that it lacks.
 */
export function partOf<C extends Component = never>(): Define<C> {
  return ({attributes: shape, props: propsOf, heading: headingOf, anchors: anchorsOf, ...traits}) => {
    const schema = z.strictObject((shape ?? {}) as NonNullable<typeof shape>);
    return {
      ...traits,
      expand(written, place) {
        const {success, data, error} = schema.safeParse(written);
        if (!success) throw new AuthorFault(`<${place.name}> ${faultOf(error)}`);
        const props = propsOf(data, place);
        return {props, heading: headingOf?.(props, data), anchors: anchorsOf?.(props) ?? []};
      },
    };
  };
}
