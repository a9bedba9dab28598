import type {RootContent} from 'mdast';
import CodeBlock from '../components/CodeBlock';
import CopyButton from '../components/CopyButton';
import Diagram from '../components/Diagram';
import ViewChoice from '../components/Examples/ViewChoice';
import FilterBox from '../components/FilterBox';
import HashLink, {HiddenHashLink} from '../components/HashLink';
import LanguageChoice from '../components/LanguageChoice';
import PageStyle from '../components/PageStyle';
import TryIt from '../components/TryIt';
import type {Code} from '../contracts/model';
import {blocksOf, phrasingOf, plainText} from './blocks';
import {fragmentOf, textIn} from './fragment';

type Props = Readonly<Record<string, unknown>>;
type NodesIn = (node: React.ReactNode) => RootContent[];
type Form = (props: Props, nodesIn: NodesIn) => RootContent[];

/** What only a browser can do something with. */
const NONE = [CopyButton, FilterBox, HashLink, HiddenHashLink, LanguageChoice, PageStyle, TryIt, ViewChoice];

/** A block of code, whole, with its title behind the language. */
const codeBlock: Form = ({code, title, label}, nodesIn) => {
  const {text, html, language} = code as Partial<Code> & Pick<Code, 'html' | 'language'>;
  const name = plainText(phrasingOf(nodesIn((title ?? label) as React.ReactNode))).trim();
  const meta = name ? `title="${name.replaceAll('"', "'")}"` : undefined;
  return [{type: 'code', lang: language, meta, value: (text ?? textIn(fragmentOf(html))).replace(/\n$/, '')}];
};

/** A diagram is its text version. */
const diagram: Form = ({title, steps}, nodesIn) => [
  ...blocksOf(nodesIn(`${String(title)}:`)),
  {
    type: 'list',
    ordered: true,
    spread: false,
    children: (steps as readonly string[]).map((step) => ({
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [{type: 'text', value: step}]}],
    })),
  },
];

const FORMS = new Map<unknown, Form>([
  ...NONE.map((component): [unknown, Form] => [component, () => []]),
  [CodeBlock, codeBlock],
  [Diagram, diagram],
]);

/** How a component is written in Markdown, where that isn't what it draws. */
export const formOf = (component: unknown): Form | undefined => FORMS.get(component);
