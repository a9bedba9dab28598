import OriginalComponents from '@theme-original/MDXComponents';
import Call from '@site/src/components/Call';
import CodeBlock from '@site/src/components/CodeBlock';
import DataTable from '@site/src/components/DataTable';
import Diagram from '@site/src/components/Diagram';
import Environments from '@site/src/components/Environments';
import ErrorCatalogue from '@site/src/components/ErrorCatalogue';
import Example from '@site/src/components/Example';
import Limits from '@site/src/components/Limits';
import Operation from '@site/src/components/Operation';
import OperationErrors from '@site/src/components/OperationErrors';
import Parties from '@site/src/components/Parties';
import Samples from '@site/src/components/Samples';
import Schema from '@site/src/components/Schema';
import Step from '@site/src/components/Step';
import Table from '@site/src/components/Table';

/** The names that pages may use, beside Markdown. */
export default {
  ...OriginalComponents,
  table: Table,
  Answer: CodeBlock,
  Call,
  CodeBlock,
  ContractExample: CodeBlock,
  DataTable,
  Diagram,
  Environments,
  ErrorCatalogue,
  Example,
  Limits,
  Operation,
  OperationErrors,
  Parties,
  Samples,
  Schema,
  Step,
};
