import * as z from 'zod';
import type SoapFaults from '../../components/SoapFaults';
import {returns} from '../../contracts/platform/errors';
import {partOf} from '../part';
import {platformErrors, platformOperationNamed} from '../platform';

/** The faults of an operation of the platform, with its heading: its own with what to do, and the codes of those that all operations share. */
export default partOf<typeof SoapFaults>()({
  attributes: {operation: z.string()},
  props: ({operation: name}) => {
    const operation = platformOperationNamed(name);
    const errors = platformErrors().errors.filter((error) => returns(error, operation));
    const isOwn = (error: (typeof errors)[number]): boolean => typeof error.operations !== 'string';
    return {name, errors: errors.filter(isOwn), shared: errors.filter((error) => !isOwn(error)).map(({code}) => code)};
  },
  heading: () => ({depth: 2, text: 'Faults', id: 'faults'}),
});
