import {descendantsOf} from '../../contracts/xml/walk';
import type {SourceElement} from '../source/model';
import type {AcceptanceScheme} from './model';

/** An identifier of a document whose scheme is known. */
export interface Identifier {
  readonly element: SourceElement;
  readonly value: string;
  readonly scheme: AcceptanceScheme;
}

/** Finds a scheme by its number or its text: `0106`, `NL:KVK`. */
type FindScheme = (name: string) => AcceptanceScheme | undefined;

const childText = ({children}: SourceElement, name: string): string =>
  children.find(({local}) => local === name)?.text ?? '';

const taxScheme = ({children}: SourceElement): string =>
  children.flatMap((child) => (child.local === 'TaxScheme' ? [childText(child, 'ID')] : []))[0] ?? '';

/** Whether an element is a VAT identifier (BT-31, BT-48, BT-63). */
function isVat({local, parent, attributes}: SourceElement): boolean {
  if (parent?.local === 'SpecifiedTaxRegistration') return attributes.schemeID === 'VA';
  return parent?.local === 'PartyTaxScheme' && local === 'CompanyID' && taxScheme(parent) === 'VAT';
}

/** The VAT scheme of the country with which a VAT number begins. Greek numbers begin with another code than the country has. */
function vatScheme(value: string, schemes: readonly AcceptanceScheme[]): AcceptanceScheme | undefined {
  const country = value.slice(0, 2).toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const fit = schemes.filter(
    ({text, pattern}) => text === `${country}:VAT` || (text.endsWith(':VAT') && pattern?.startsWith(country)),
  );
  return fit.find(({state}) => state !== 'removed') ?? fit[0];
}

const ACCOUNTS = ['PayeeFinancialAccount', 'PayerFinancialAccount'];

/** Whether an element is an IBAN (BT-84, BT-91); UBL has other account numbers in the same place. */
const isIban = ({local, parent}: SourceElement, value: string): boolean =>
  local === 'IBANID' || (local === 'ID' && ACCOUNTS.includes(parent?.local ?? '') && /^[A-Z]{2}\d{2}/i.test(value));

/** An identifier that its element names: by a scheme, as a VAT number, as an IBAN, as the GLN of DICO or the KvK number of a timecard. */
function identifierOf(
  element: SourceElement,
  schemes: readonly AcceptanceScheme[],
  find: FindScheme,
): Identifier | undefined {
  const {local, parent, attributes} = element;
  const value = element.text.trim();
  if (!value) return undefined;
  const account = value.replace(/\s/g, '');
  const given = (scheme: AcceptanceScheme | undefined, as = value): Identifier | undefined =>
    scheme && {element, value: as, scheme};
  if (isVat(element)) return given(vatScheme(value, schemes));
  if (isIban(element, account)) return given(find('IBAN'), account);
  if (local === 'GLN') return given(find('GLN'));
  if (local === 'IdValue' && parent?.attributes.idOwner === 'KvK') return given(find('NL:KVK'));
  return attributes.schemeID === undefined ? undefined : given(find(attributes.schemeID.trim()));
}

/** The identifiers of a document, in its order, whose scheme has a pattern or check digits. */
export function identifiersIn(root: SourceElement, schemes: readonly AcceptanceScheme[]): Identifier[] {
  const byName = new Map(
    schemes.flatMap((scheme) => [[scheme.text.toLowerCase(), scheme] as const, [scheme.code, scheme] as const]),
  );
  const find: FindScheme = (name) => byName.get(name.toLowerCase());
  const all = (descendantsOf(root) as SourceElement[]).flatMap((element) => identifierOf(element, schemes, find) ?? []);
  return all.filter(({scheme: {pattern, check}}) => pattern !== undefined || check !== undefined);
}
