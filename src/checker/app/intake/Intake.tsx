import {useState, type DragEvent} from 'react';
import type {NamedFile} from '../../protocol';
import {Choose} from './Choose';
import {FormatChoice} from './FormatChoice';
import {Paste} from './Paste';
import {Samples} from './Samples';
import {selectionHere} from './selection';

/** What the part that takes documents needs. */
interface IntakeProps {
  /** Whether there is a report below, so that it needs less room. */
  readonly isSmall: boolean;
  /** Loads the validator: the reader is about to give a document. */
  readonly prepare: () => void;
  readonly check: (files: readonly NamedFile[], as?: string) => void;
  /** Checks the file that is shown again, by another format. */
  readonly checkAgain: (as: string | undefined) => void;
}

const named = (files: Iterable<File>): NamedFile[] => Array.from(files, (file) => ({name: file.name, file}));

const isLeft = ({currentTarget, relatedTarget}: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Takes documents: dropped, chosen, pasted, or one of the samples. */
export function Intake({isSmall, prepare, check, checkAgain}: IntakeProps): React.ReactNode {
  const [isOver, setOver] = useState(false);
  const [{format, rule}] = useState(selectionHere);
  const [as, setAs] = useState(format);
  const give = (files: readonly NamedFile[]): void => {
    if (files.length > 0) check(files, as);
  };
  return (
    <section
      aria-label="Document to check"
      className="check-intake"
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onDragOver={(event) => {
        event.preventDefault();
        prepare();
        setOver(true);
      }}
      onDragLeave={(event) => isLeft(event) && setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(named(event.dataTransfer.files));
      }}
    >
      <Choose choose={(files) => give(named(files))} />
      <div className="check-options">
        <FormatChoice
          value={as}
          change={(message) => {
            setAs(message);
            checkAgain(message);
          }}
        />
        <Samples key={as} message={as} rule={rule} choose={(sample) => check([sample])} />
      </div>
      <Paste check={give} />
    </section>
  );
}
