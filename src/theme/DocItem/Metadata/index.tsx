import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import {addressOfPath, inSite} from '@site/src/addresses/inSite';
import {twinOf} from '@site/src/addresses/twins';
import type {FrontMatter} from '@site/src/content/frontMatter';

/** The page's metadata, with the keys of our own front matter: robots, og:type, og:site_name. */
export default function DocItemMetadata(): React.ReactNode {
  const {frontMatter: own, metadata} = useDoc();
  const frontMatter = own as unknown as FrontMatter;
  return (
    <>
      <OriginalMetadata />
      <Head>
        <meta property="og:type" content={frontMatter.type ?? 'article'} />
        {frontMatter.sitename && <meta property="og:site_name" content={frontMatter.sitename} />}
        {frontMatter.robots ? (
          <meta name="robots" content={frontMatter.robots} />
        ) : (
          <link rel="alternate" type="text/markdown" href={inSite(twinOf(addressOfPath(metadata.permalink)))} />
        )}
      </Head>
    </>
  );
}
