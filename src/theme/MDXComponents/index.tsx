import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import {contractComponents} from '@site/src/components/contractComponents';
import Diagram from '@site/src/components/Diagram';
import Step from '@site/src/components/Step';
import Table from '@site/src/components/Table';

/** The names that pages may use, beside Markdown. */
export default {...OriginalComponents, ...contractComponents, table: Table, CodeBlock, Diagram, Step};
