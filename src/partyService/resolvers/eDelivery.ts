import type {DeliveryRecord} from '../data';

interface Choice {
  readonly document?: string | null;
  readonly network?: string | null;
}

/** The type `eDelivery`. */
export interface DeliveryView {
  canReceive(choice: Choice): boolean;
  options(choice: Choice): readonly DeliveryRecord[];
}

/** The delivery options of a party, narrowed by the arguments of each field. */
export function deliveryView(records: readonly DeliveryRecord[]): DeliveryView {
  const options = ({document, network}: Choice): DeliveryRecord[] =>
    records.filter(
      (each) => each.document === (document ?? each.document) && each.network === (network ?? each.network),
    );
  return {options, canReceive: (choice) => options(choice).length > 0};
}
