import * as z from 'zod';
import type Schema from '../../components/Schema';
import {restReference} from '../contracts';
import {inVersion, versionAttribute} from '../named';
import {partOf} from '../part';

/** One named schema of a version. */
export default partOf<typeof Schema>()({
  attributes: {name: z.string(), version: versionAttribute},
  props: ({name, version}) => ({
    schema: inVersion(version, `schema '${name}'`, () =>
      restReference(version).schemas.find((each) => each.name === name),
    ),
    version,
  }),
});
