import Layout from '@theme/Layout';
import Page from './Content/Page';

/** The page for an unknown address. The content has the title, because it may redirect to a page instead. */
export default function NotFound(): React.ReactNode {
  return (
    <Layout>
      <Page />
    </Layout>
  );
}
