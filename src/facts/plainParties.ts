import type {XmlDocument} from 'libxml2-wasm';
import {ofRoot} from './paths';

/** A party that documents may identify by its GLN alone. */
export interface GlnParty {
  readonly gln?: string;
  readonly partyId: string;
}

/** The parties of documents without endpoint IDs: timecards have KvK numbers, DICO messages GLNs. */
interface PlainParties {
  readonly sender?: string;
  readonly receiver?: string;
  readonly senderName?: string;
  readonly receiverName?: string;
}

/** Where the number of a document is that isn't in `ID`. */
export const PLAIN_NUMBER = ['InvoiceNumber', 'OrderNumber', 'MessageNumber'].map((name) => ofRoot(name)).join(' | ');
export const PLAIN_DATE = ['InvoiceDate', 'OrderDate', 'MessageDate'].map((name) => ofRoot(name)).join(' | ');

/** Reads the parties of a timecard or a DICO message. A GLN finds the parties of the cast, whose partyId has another scheme. */
export function plainParties(tree: XmlDocument, cast: Readonly<Record<string, GlnParty>>): PlainParties {
  const text = (path: string): string => tree.get(path)?.content.trim() ?? '';
  if (tree.root.name === 'TimeCard') {
    const kvk = (name: string): string | undefined => {
      const value = text(`//*[local-name()='${name}'][@idOwner='KvK']/*[local-name()='IdValue']`);
      return value ? `NL:KVK:${value}` : undefined;
    };
    return {sender: kvk('StaffingSupplierId'), receiver: kvk('StaffingCustomerId')};
  }
  const partyIdOf = (name: string): string | undefined => {
    const gln = text(ofRoot(name, 'GLN'));
    return gln ? (Object.values(cast).find((party) => party.gln === gln)?.partyId ?? `GLN:${gln}`) : undefined;
  };
  const names = tree.root.name === 'Order' ? ['Buyer', 'Supplier'] : ['Supplier', 'Buyer'];
  const [from = '', to = ''] = names;
  const [senderName, receiverName] = [text(ofRoot(from, 'Name')), text(ofRoot(to, 'Name'))];
  return {sender: partyIdOf(from), receiver: partyIdOf(to), senderName, receiverName};
}
