import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import PageFooter from '@theme-original/Footer';
import {useLocation} from '@docusaurus/router';
import {addressOfPath, inSite} from '@site/src/addresses/inSite';
import {twinOf} from '@site/src/addresses/twins';
import Reference from '@site/src/components/Reference';
import StaticContent from '@site/src/components/StaticContent';
import Drawer from './Drawer';

interface Props {
  readonly page: {
    readonly title: string;
    readonly description: string;
    /** What the reference shows; absent where it is not drawn. */
    readonly reference: Omit<React.ComponentProps<typeof Reference>, 'footer'> | false;
  };
}

/** A copy of the list of operations that the page has: its data is not shipped to the browser. */
function ListOnPage(): React.ReactNode {
  const list = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-reference] > nav');
  const copy = (element: HTMLElement | null): void => {
    if (list) element?.replaceChildren(list.cloneNode(true));
  };
  return <div ref={copy} data-versions={list?.parentElement?.dataset.versions} />;
}

const LIST = <ListOnPage />;

/** The page around the REST reference. */
export default function ReferencePage({page}: Props): React.ReactNode {
  const {title, description, reference} = page;
  const {pathname} = useLocation();
  return (
    <HtmlClassNameProvider className="full-body">
      <PageMetadata title={title} description={description} />
      <Head>
        <meta property="og:type" content="website" />
        <link rel="alternate" type="text/markdown" href={inSite(twinOf(addressOfPath(pathname)))} />
      </Head>
      <Layout>
        <Drawer>{LIST}</Drawer>
        <main>
          <StaticContent>
            {reference && <Reference {...reference} page={pathname} footer={<PageFooter />} />}
          </StaticContent>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
