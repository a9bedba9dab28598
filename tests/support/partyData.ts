import {untracked} from '../../src/sources/files';
import * as data from '../../src/sources/party/data';
import * as schema from '../../src/sources/party/schema';

/** The contract of party data for tests, which nobody has to tell of a change. */
export const partySchema = (): ReturnType<typeof schema.partySchema> => untracked(schema.partySchema);
export const partySdlText = (): string => untracked(schema.partySdlText);
export const partyErrors = (): ReturnType<typeof schema.partyErrors> => untracked(schema.partyErrors);
export const partyLimits = (): ReturnType<typeof schema.partyLimits> => untracked(schema.partyLimits);
export const partyData = (): ReturnType<typeof data.partyData> => untracked(data.partyData);
export const partyService = (): ReturnType<typeof data.partyService> => untracked(data.partyService);
