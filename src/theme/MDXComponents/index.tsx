import OriginalComponents from '@theme-original/MDXComponents';
import Part from '@site/src/components/Part';
import Step from '@site/src/components/Step';
import Table from '@site/src/components/Table';
import Term from '@site/src/components/Term';

/** The names that pages may use, beside Markdown. */
export default {...OriginalComponents, table: Table, Part, Step, Term};
