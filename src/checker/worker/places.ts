import type {Line} from '../../contracts/rendering/lines';
import type {Rendering} from '../../contracts/rendering/view';
import type {Cause} from '../../diagnosis/model';
import type {SourceDocument} from '../../diagnosis/source/document';
import type {Span} from '../../diagnosis/source/model';

const linesIn = (part: Rendering[number]): readonly Line[] =>
  'heads' in part ? part.rows.flat(2) : part.rows.flatMap(({lines}) => lines);

/** The locations that the page leads to: those of findings and their values, and the first of each line of the reading. */
function locationsIn(causes: readonly Cause[], reading: Rendering = []): Set<string> {
  const ofCauses = causes.flatMap(({findings, values}) => [...findings, ...values].map(({location}) => location));
  const ofReading = reading.flatMap(linesIn).flatMap(({places = []}) => places.slice(0, 1));
  return new Set([...ofCauses, ...ofReading]);
}

/** Where in the XML is what the page leads to, by locations. */
export function placesIn(
  document: SourceDocument,
  causes: readonly Cause[],
  reading: Rendering | undefined,
): Record<string, Span> {
  const places = Array.from(locationsIn(causes, reading)).flatMap((location) => {
    const {element, attribute} = document.at(location) ?? {};
    const span = attribute ?? element;
    return span ? [[location, {start: span.start, end: span.end}] as const] : [];
  });
  return Object.fromEntries(places);
}
