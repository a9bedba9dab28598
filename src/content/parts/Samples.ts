import * as z from 'zod';
import type Samples from '../../components/Samples';
import {samplesOf} from '../../contracts/samples';
import {readFilled} from '../contracts';
import {existsTracked} from '../files';
import {PartFault, partOf} from '../part';

/** The same task in every language, a folder of docs/samples. */
export default partOf<typeof Samples>()({
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => ({
    name,
    samples: samplesOf((file) => {
      const source = `docs/samples/${name}/${file}`;
      if (!existsTracked(source)) throw new PartFault(`sample file ${source} is missing`);
      return readFilled(source);
    }),
  }),
});
