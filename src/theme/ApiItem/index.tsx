import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import OriginalApiItem from '@theme-original/ApiItem';
import type {Props} from '@theme/DocItem';

/** A console page: the theme's item over the whole width. */
export default function ApiItem(props: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="full-body">
      <OriginalApiItem {...props} />
    </HtmlClassNameProvider>
  );
}
