import content from 'checker:content';

/** What the choice needs. */
interface FormatChoiceProps {
  /** Id of a message; undefined where the document says what it is. */
  readonly value: string | undefined;
  readonly change: (message: string | undefined) => void;
}

const {formats} = content;

/** Titles that several formats share, which their documents tell apart. */
const shared = new Set(
  formats
    .filter(({title}, index) => formats.findIndex((each) => each.title === title) !== index)
    .map(({title}) => title),
);

/** The format by which documents are checked. */
export function FormatChoice({value, change}: FormatChoiceProps): React.ReactNode {
  return (
    <label className="check-field">
      <span>Format</span>
      <select value={value ?? ''} onChange={({currentTarget}) => change(currentTarget.value || undefined)}>
        <option value="">Detect from the document</option>
        {formats.map(({message, title, documents}) => (
          <option key={message} value={message}>
            {shared.has(title) ? `${title}: ${documents}` : title}
          </option>
        ))}
      </select>
    </label>
  );
}
