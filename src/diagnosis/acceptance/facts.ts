import type {XmlDocument} from 'libxml2-wasm';
import {isRegistrable, PartyIds} from '../../contracts/codeLists/partyIds';
import {endpointIn, partyElements, type Endpoint} from '../../facts/parties';
import {FactsReader} from '../../facts/reader';
import {locationOf} from '../../validation/location';
import type {AcceptanceData, PlacedEndpoint, Reading} from './model';

/** The participant schemes by which the bus reads partyIds: all with which participants can be registered. */
export const partyIdsOf = ({schemes}: Pick<AcceptanceData, 'schemes'>): PartyIds =>
  new PartyIds(schemes.filter(isRegistrable));

const placed = ({id, scheme, element}: Endpoint): PlacedEndpoint => ({
  ...{id, scheme},
  ...{location: locationOf(element), line: element.line},
});

/**
 * What a document says of itself.
 * @param tree the document, which its owner disposes of
 */
export function readingOf(tree: XmlDocument, data: AcceptanceData): Reading {
  const facts = new FactsReader({messages: data.messages, cast: {}}, partyIdsOf(data)).read(tree);
  const [sender, receiver] = partyElements(facts).map((party) => endpointIn(tree, party));
  return {facts, ...(sender && {sender: placed(sender)}), ...(receiver && {receiver: placed(receiver)})};
}
