import type {Hit} from './groups';

/** Where most readers go; shown while there are no hits. */
export const STARTS = [
  {
    to: '/introduction/gettingStarted.html',
    label: 'Getting started',
    text: 'Send your first invoice in the acceptance environment.',
  },
  {
    to: '/endpoints/overview.html#error-catalogue',
    label: 'Error codes',
    text: 'The cause of each error, and how to solve it.',
  },
  {to: '/', label: 'API reference', text: 'Every operation, parameter, and schema of the REST API.'},
] as const;

/** The same in the form of hits. */
export const SUGGESTED: readonly Hit[] = STARTS.map(({to, label, text}) => ({
  href: to,
  title: [{text: label, marked: false}],
  excerpt: [{text, marked: false}],
  where: '',
  group: 'Start here',
}));
