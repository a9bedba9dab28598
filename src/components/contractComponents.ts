import deferred from './Deferred';

/** The components that show a part of a contract, under the names that pages use. The server draws them; see `Deferred`. */
export const contractComponents = {
  Answer: deferred(() => import('./CodeBlock')),
  Call: deferred(() => import('./Call')),
  ContractExample: deferred(() => import('./CodeBlock')),
  DataTable: deferred(() => import('./DataTable')),
  Environments: deferred(() => import('./Environments')),
  ErrorCatalogue: deferred(() => import('./ErrorCatalogue')),
  Example: deferred(() => import('./Example')),
  Limits: deferred(() => import('./Limits')),
  Operation: deferred(() => import('./Operation')),
  OperationErrors: deferred(() => import('./OperationErrors')),
  Parties: deferred(() => import('./Parties')),
  Samples: deferred(() => import('./Samples')),
  Schema: deferred(() => import('./Schema')),
} as const;
