import {fields, time} from '../parts';
import {journalSection} from '../section';

/** What went wrong in the sandbox itself. */
export const problems = journalSection(
  'problem',
  {
    name: 'problems',
    about: 'What went wrong in the sandbox itself, and what it dropped to make room.',
    none: 'No problem so far.',
  },
  ({at, title, facts}) => ({line: [time(at), title], more: fields(facts)}),
);
