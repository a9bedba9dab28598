import {VariablesEditor as Original} from 'original:@graphiql/react/dist/components/variables-editor.js';
import {late} from './late';

/** The editor of the variables; only what is inside of it takes the focus. */
export const VariablesEditor = late(Original, {tabIndex: -1});
