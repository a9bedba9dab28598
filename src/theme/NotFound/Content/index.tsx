import {lazy, Suspense} from 'react';
import {inSite} from '@site/src/addresses/inSite';
import {documentAddress} from '@site/src/components/StaticContent/pages';

const load = (): Promise<typeof import('./Page')> => import('./Page');

/** Drawn at once where the server has drawn it: to wait for it would empty the page meanwhile. */
const Drawn = documentAddress === inSite('/404.html') ? (await load()).default : undefined;

const Later = lazy(load);

/** The not-found page inside the running site: every page of the documentation has it for that, so its script comes when it is needed. */
export default function NotFoundContent(): React.ReactNode {
  return <Suspense>{Drawn ? <Drawn /> : <Later />}</Suspense>;
}
