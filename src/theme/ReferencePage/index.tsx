import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Part from '@site/src/components/Part';

interface Props {
  readonly page: {
    readonly title: string;
    readonly description: string;
    /** What the reference shows; absent where it is not drawn. */
    readonly reference?: Readonly<Record<string, unknown>> | false;
  };
}

/** The page around the REST reference. */
export default function ReferencePage({page}: Props): ReactNode {
  const {title, description, reference} = page;
  return (
    <HtmlClassNameProvider className="full-body">
      <PageMetadata title={title} description={description} />
      <Head>
        <meta property="og:type" content="website" />
      </Head>
      <Layout>
        <main>
          <Part id="reference" name="Reference" props={reference} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
