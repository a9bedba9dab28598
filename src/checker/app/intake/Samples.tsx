import content from 'checker:content';
import {useRef, useState} from 'react';
import {inSite} from '../../../addresses/inSite';
import type {Sample} from '../../model';
import type {NamedFile} from '../../protocol';

/** What the choice needs. */
interface SamplesProps {
  /** The message whose samples are offered; all without it. */
  readonly message: string | undefined;
  /** The rule whose sample is chosen already. */
  readonly rule: string | undefined;
  readonly choose: (sample: NamedFile) => void;
}

const {formats, samples} = content;

/** Reads a sample, which is a file of this site. @throws Error when it doesn't come */
async function read({file}: Sample): Promise<NamedFile> {
  const response = await fetch(inSite(file));
  if (!response.ok) throw new Error(`${file} has the status ${response.status}`);
  return {name: file.slice(file.lastIndexOf('/') + 1), file: await response.blob()};
}

function Options({message}: Pick<SamplesProps, 'message'>): React.ReactNode {
  const groups = formats.filter((format) => message === undefined || format.message === message);
  return groups.map(({message: id, title, documents}) => (
    <optgroup key={id} label={`${title}: ${documents}`}>
      {samples
        .filter((sample) => sample.message === id)
        .map(({file, rule, title: problem}) => (
          <option key={file} value={file}>
            {`${problem} (${rule})`}
          </option>
        ))}
    </optgroup>
  ));
}

/** Documents that break a rule, for readers who want to see a report first. */
export function Samples({message, rule, choose}: SamplesProps): React.ReactNode {
  const field = useRef<HTMLSelectElement>(null);
  const [isMissing, setMissing] = useState(false);
  const selected = samples.find((each) => each.rule === rule && (message ?? each.message) === each.message);
  async function open(): Promise<void> {
    const sample = samples.find(({file}) => file === field.current?.value);
    try {
      if (sample) choose(await read(sample));
      setMissing(false);
    } catch {
      setMissing(true);
    }
  }
  return (
    <div className="check-field">
      <label htmlFor="check-sample">Try a sample with an error</label>
      <span className="check-with-button">
        <select id="check-sample" ref={field} defaultValue={selected?.file}>
          <Options message={message} />
        </select>
        <button type="button" className="check-button" onClick={() => void open()}>
          Try
        </button>
      </span>
      {isMissing && <span role="alert">The sample could not be loaded. Check your network, and try again.</span>}
    </div>
  );
}
