import * as z from 'zod';
import type CodeFilter from '../../components/CodeFilter';
import {partOf} from '../part';

/** The box that filters all lists of the page. */
export default partOf<typeof CodeFilter>()({attributes: {label: z.string()}, props: ({label}) => ({label})});
