import type {Bus} from '../../../../src/sandbox/bus/bus';

/** The events about documents, oldest first, each with the code and message of an error. */
export const toldBy = ({journal}: Bus): string[] =>
  journal
    .of('event')
    .reverse()
    .filter(({title}) => !/^(?:Join|Send|Recognize)/.test(title))
    .map(({title, facts}) => {
      const {details} = JSON.parse(facts.event ?? '') as {details: {error?: {code: string; message: string}}};
      return details.error ? `${title} ${details.error.code} ${details.error.message}` : title;
    });
