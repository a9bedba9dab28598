import {VariablesEditor as Original} from '../../../node_modules/@graphiql/react/dist/components/variables-editor.js?original';
import {late} from './late';
export const VariablesEditor = late(Original);
