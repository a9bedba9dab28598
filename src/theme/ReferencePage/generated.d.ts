/** The data that the plugin rest-reference writes for the two reference pages. */
declare module '@generated/rest-reference/default/*.json' {
  import type {RestReference} from '@site/src/contracts/openapi/model';

  const references: RestReference[];
  export default references;
}
