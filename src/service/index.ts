import {cast} from './cast';
import {sample} from './sample';
import {service} from './service';

export {cast, type Party} from './cast';
export {sample} from './sample';
export {service, variables, type Egress, type Hosts} from './service';

/** The whole address of a page or a file, by its address in the site, with or without the slash at its beginning. */
export const onSite = (address: string): string => `${service.site.url}/${address.replace(/^\//, '')}`;

/** Every value that a token can name: `{{seller.partyId}}`, `{{sample.invoiceDocumentId}}`, `{{psb.accp.host}}`. */
export const tokenValues = {...service, ...cast, sample} as const;
