import {ResponseEditor as Original} from '../../../node_modules/@graphiql/react/dist/components/response-editor.js?original';
import {late} from './late';
export const ResponseEditor = late(Original);
