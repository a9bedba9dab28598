import {createContext, Fragment, useContext, useEffect, useRef, useState} from 'react';
import type {Line} from '../../../contracts/rendering/lines';
import type {Rows} from '../../../contracts/rendering/table';
import type {Rendering, Section} from '../../../contracts/rendering/view';
import {saysWhatIsAt} from '../../../diagnosis/reading/marks';
import SiteLink from '../../../components/SiteLink';

/** How many rows of a table are drawn at once, so that the page stays quick. */
const STEP = 100;

/** What the lines of a reading share. */
interface Marking {
  /** The locations of findings. */
  readonly found: readonly string[];
  /** The location that the reader looks at. */
  readonly shown: string | undefined;
  readonly show: (location: string) => void;
}

const MarkingContext = createContext<Marking>({found: [], shown: undefined, show: () => undefined});

function Text({line}: {readonly line: Line}): React.ReactNode {
  const {found, shown, show} = useContext(MarkingContext);
  const [place] = line.places ?? [];
  const isFound = found.some((location) => saysWhatIsAt(line, location));
  const isShown = shown !== undefined && saysWhatIsAt(line, shown);
  const text = isFound ? <mark>{line.text}</mark> : line.text;
  if (place === undefined) return text;
  return (
    <button
      type="button"
      // With the keyboard, a reader comes to what findings are about, and not to each value.
      tabIndex={isFound ? 0 : -1}
      aria-current={isShown || undefined}
      title="Show in the XML"
      onClick={() => show(place)}
    >
      {text}
    </button>
  );
}

function Lines({lines}: {readonly lines: readonly Line[]}): React.ReactNode {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.label && <i>{line.label}</i>} <Text line={line} />
      {line.terms.map(({text, href}) => (
        <Fragment key={text}>
          {' '}
          <SiteLink href={href} className="check-term">
            {text}
          </SiteLink>
        </Fragment>
      ))}
    </Fragment>
  ));
}

function Values({title, amounts, rows}: Section): React.ReactNode {
  return (
    <div data-amounts={amounts || undefined}>
      {title && <p>{title}</p>}
      <dl>
        {rows.map(({label, lines}, index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>
              <Lines lines={lines} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function Groups({title, amounts, heads, rows}: Rows): React.ReactNode {
  const [most, setMost] = useState(STEP);
  return (
    <div>
      <p>{title}</p>
      <table data-amounts={amounts || undefined}>
        <thead>
          <tr>
            {heads.map(({label}, index) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((cells, row) => (
            <tr key={row}>
              {cells.map((lines, index) => (
                <td key={index}>
                  <Lines lines={lines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <button type="button" className="check-button" onClick={() => setMost(most + STEP)}>
          Show more ({rows.length - most} left)
        </button>
      )}
    </div>
  );
}

/** A document as a person reads it. What findings are about is marked, and each value leads to its place in the XML. */
export function Reading({reading, ...marking}: Marking & {readonly reading: Rendering}): React.ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'});
  }, [marking.shown]);
  return (
    <MarkingContext value={marking}>
      <div ref={frame} className="check-reading">
        {reading.map((part, index) =>
          'heads' in part ? <Groups key={index} {...part} /> : <Values key={index} {...part} />,
        )}
      </div>
    </MarkingContext>
  );
}
