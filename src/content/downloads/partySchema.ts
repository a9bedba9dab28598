import {hasPartySchema, partySdlText} from '../partySchema';
import type {Downloads} from '../publicFiles';

/** The contract of party data, for code generators and editors. */
const downloads: Downloads = () => (hasPartySchema() ? [{path: 'vpd/schema.graphql', content: partySdlText()}] : []);

export default downloads;
