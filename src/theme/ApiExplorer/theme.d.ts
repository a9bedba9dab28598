/** Types that packages of the consoles lack. Those of `docusaurus-theme-openapi-docs` come from the package itself (`paths` in tsconfig.json). */
/// <reference types="postman-collection/types" />

declare module '@generated/docusaurus-plugin-content-docs/reference/operations.json' {
  import type {OperationList} from '@site/src/contracts/openapi/model';

  const lists: readonly OperationList[];
  export default lists;
}

declare module 'react-dom' {
  export function flushSync(run: () => void): void;
}

declare module 'prismjs/components/prism-core' {
  import * as Prism from 'prismjs';

  export default Prism;
}

declare module 'postman-collection/lib/collection/*' {
  export {Cookie, CookieList, FormParam, QueryParam, Request, Variable} from 'postman-collection';
}
