import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import ReferenceContent from './ReferenceContent';

interface Props {
  readonly page: {readonly title: string; readonly description: string; readonly name: 'all' | 'v1'};
}

/** The page around the REST reference. */
export default function ReferencePage({page}: Props): ReactNode {
  const {title, description, name} = page;
  return (
    <HtmlClassNameProvider className="full-body">
      <PageMetadata title={title} description={description} />
      <Head>
        <meta property="og:type" content="website" />
      </Head>
      <Layout>
        <main>
          <ReferenceContent key={name} name={name} title={title} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
