import type {PluginModule} from '@docusaurus/types';

/** The package exports this function, but its type declarations leave it out. */
declare module '@easyops-cn/docusaurus-search-local' {
  export const validateOptions: PluginModule['validateOptions'];
}
