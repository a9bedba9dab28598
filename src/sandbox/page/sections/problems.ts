import {fields, time} from '../parts';
import {journalSection} from '../section';

/** What went wrong in the sandbox itself. */
export const problems = journalSection(
  'problem',
  {
    name: 'problems',
    about: 'Errors in the sandbox itself, and data that it removed to free up space.',
    none: 'No problems so far.',
  },
  ({at, title, facts}) => ({line: [time(at), title], more: fields(facts)}),
);
