import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead, builtPages} from '../builtPages';
import {jsonLdOf} from './jsonLd';

/** Writes into each built page that search engines may list what it is, in JSON-LD. It comes before the plugin of the policy, and doesn't wait: that reads finished pages. */
export default function structuredDataPlugin({i18n}: LoadContext): Plugin {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: 'structured-data',
    postBuild(build) {
      for (const page of builtPages(build)) if (page.isIndexed) addToHead(page, jsonLdOf(page, language));
    },
  };
}
