declare module '@theme/PageFooter' {
  import type {ReactNode} from 'react';

  export default function PageFooter(): ReactNode;
}
