import {errorsOf} from '../../contracts/errors';
import {limitsOf} from '../../contracts/limits';
import {sdlOf} from '../../contracts/sdl/sdl';
import {memoized} from '../files';
import {fromYaml, readFilled} from '../yaml';

const SDL = 'vpd/schema.graphql';

/** The text of the contract of party data, tokens filled. */
export const partySdlText = (): string => readFilled(SDL);

/** The contract of party data, ready to be drawn. @throws ContentError for text that is no SDL */
export const partySchema = memoized(() => sdlOf(partySdlText(), SDL));

/** The error catalogue of party data. */
export const partyErrors = fromYaml('vpd/errors.yaml', errorsOf);

/** The limits of party data. */
export const partyLimits = fromYaml('vpd/limits.yaml', limitsOf);
