import type {RefObject} from 'react';
import type {GraphiQLPlugin} from '@graphiql/react';
import type {Editors} from '../world/editors';
import {Examples} from './Examples';
import {ExamplesIcon} from './ExamplesIcon';

/** The list of examples, as a plugin that GraphiQL shows beside its schema explorer and its history. */
export const examplesPlugin = (editors: RefObject<Editors | null>): GraphiQLPlugin => ({
  title: 'Example queries',
  icon: ExamplesIcon,
  content: () => <Examples open={(example) => editors.current?.open(example)} />,
});
