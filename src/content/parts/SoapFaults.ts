import {returns} from '../../contracts/platform/errors';
import {platformErrors, platformOperationNamed} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The faults of an operation of the platform, with its heading: its own with what to do, and the codes of those that all operations share. */
export default partOf<typeof import('../../components/SoapFaults')>()({
  attributes: {operation: textAttribute},
  props: ({operation: name}) => {
    const operation = platformOperationNamed(name);
    const errors = platformErrors().errors.filter((error) => returns(error, operation));
    const isOwn = (error: (typeof errors)[number]): boolean => typeof error.operations !== 'string';
    return {name, errors: errors.filter(isOwn), shared: errors.filter((error) => !isOwn(error)).map(({code}) => code)};
  },
  heading: () => ({depth: 2, text: 'Faults', id: 'faults'}),
});
