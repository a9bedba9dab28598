/** The published code lists of DICO SALES005, as `documents/rules/codelists` holds them. */
export interface DicoCodes {
  readonly lists: Readonly<Record<string, {values?: Readonly<Record<string, unknown>>; union?: readonly string[]}>>;
}

/** Elements and the list from which their text comes. */
const LISTS: Readonly<Record<string, string>> = {
  InvoiceType: 'InvoiceType',
  OrderType: 'OrderType',
  MessageStructure: 'DespatchStructureType',
  VATRate: 'VATRateType',
  PaymentMeansCode: 'PaymentMeansType',
  PaymentMethodCode: 'PaymentMeansType',
  DeliveredQuantityMeasureUnitCode: 'UoMType',
  DeliveredQuantityMeasurementUnit: 'UoMType',
  OrderedQuantityMeasureUnitCode: 'UoMType',
  MeasureUnitPriceBasis: 'UoMType',
  MeasurementUnitQuantity: 'UoMType',
};

function has({lists}: DicoCodes, name: string, code: string): boolean {
  const list = lists[name];
  if (!list) return false;
  return code in (list.values ?? {}) || (list.union ?? []).some((other) => has({lists}, other, code));
}

/** Whether the text of an element is a code that its list lacks. */
export function isUnknownCode(codes: DicoCodes, element: string, text: string): boolean {
  const list = LISTS[element];
  return list !== undefined && !has(codes, list, text);
}
