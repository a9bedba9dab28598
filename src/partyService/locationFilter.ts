import type {LocationRecord} from './data';
import {compact} from './normalise';

/** What one location of a party must have. */
export interface Place {
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
}

/** Whether an argument narrows the place. */
export const isPlace = ({postcode, city, country}: Place): boolean => Boolean(postcode ?? city ?? country);

/** Whether a location has the beginning of the postcode, the town and the country. */
export function isAt(location: LocationRecord, {postcode, city, country}: Place): boolean {
  return (
    (postcode === undefined || compact(location.postcode).startsWith(compact(postcode))) &&
    (city === undefined || compact(location.city) === compact(city)) &&
    (country === undefined || location.country === country)
  );
}
