import {cast} from './cast';
import {sample} from './sample';
import {service} from './service';

export {cast, type Party} from './cast';
export {sample} from './sample';
export {service, variables, type Egress, type Hosts} from './service';

/** Every value that a token can name: `{{seller.partyId}}`, `{{sample.invoiceDocumentId}}`, `{{psb.accp.host}}`. */
export const tokenValues = {...service, ...cast, sample} as const;
