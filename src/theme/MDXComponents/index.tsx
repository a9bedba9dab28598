import OriginalComponents from '@theme-original/MDXComponents';
import Part from '@site/src/components/Part';
import Step from '@site/src/components/Step';
import MarkdownTable from '@site/src/components/Table/Markdown';
import Term from '@site/src/components/Term';

/** The names that pages may use, beside Markdown. */
export default {...OriginalComponents, pre: 'pre', table: MarkdownTable, Part, Step, Term};
