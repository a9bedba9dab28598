import type {ReactNode} from 'react';
import OriginalFooter from '@theme-original/Footer';

/** The foot of a page: sections, contracts to download, contact, as src/config/footer.ts lists them. */
export default function PageFooter(): ReactNode {
  return <OriginalFooter />;
}
