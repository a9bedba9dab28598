import type {Line} from '../../contracts/rendering/lines';

/** Whether a location is at a place: the same, or an attribute of it. */
const isOf = (location: string, place: string): boolean => location === place || location.startsWith(`${place}/@`);

/**
 * Whether a line of a reading says what is at the location of a finding: the element, an attribute of it, or, where the location is a group such as
 * `/Invoice[1]/TaxTotal[1]`, anything in it. A finding at the root is about no line.
 */
export function saysWhatIsAt({places = []}: Pick<Line, 'places'>, location: string): boolean {
  const isRoot = !location.includes('/', 1);
  return places.some((place) => isOf(location, place) || (!isRoot && place.startsWith(`${location}/`)));
}
