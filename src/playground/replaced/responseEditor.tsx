import {ResponseEditor as Original} from 'original:@graphiql/react/dist/components/response-editor.js';
import {late} from './late';

/** The response. GraphiQL has a screen reader read all of it out; our notice says what came of the request instead. */
export const ResponseEditor = late(Original, {
  'aria-label': 'Response',
  'aria-live': 'off',
  'aria-atomic': false,
  tabIndex: -1,
});
