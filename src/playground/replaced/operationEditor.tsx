import type {ComponentProps, ReactElement} from 'react';
import {OperationEditor as Original} from 'original:@graphiql/react/dist/components/operation-editor.js';

/** The editor of the query; only what is inside of it takes the focus. */
export function OperationEditor(props: ComponentProps<typeof Original>): ReactElement {
  return <Original {...props} tabIndex={-1} />;
}
