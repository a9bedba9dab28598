import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup';
import CodeBlock from '@site/src/components/CodeBlock';

// Otherwise Prism would highlight the code of the whole page when it is loaded.
Object.assign(Prism, {manual: true});

/** From this length on, colours would cost the reader more time than they save. */
const TOO_LONG = 200_000;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Props {
  readonly title: string;
  readonly language: 'bash' | 'json' | 'xml';
  readonly text: string;
}

/** Code that is only known in the browser, highlighted there: the request as a curl command, and the response. */
export default function LiveCode({title, language, text}: Props): React.ReactNode {
  const grammar = Prism.languages[language];
  const html = grammar && text.length < TOO_LONG ? Prism.highlight(text, grammar, language) : escapeHtml(text);
  return <CodeBlock title={title} code={{language, html}} />;
}
