import type {ReactNode} from 'react';

interface Props {
  /** Name of the list, as in the addresses of its files. */
  readonly name: string;
  readonly title: string;
}

/** Links to the files of a list. */
export default function Downloads({name, title}: Props): ReactNode {
  return (
    <>
      <a href={`/misc/codelists/${name}.json`} aria-label={`${title} as JSON`}>
        JSON
      </a>
      {', '}
      <a href={`/misc/codelists/${name}.csv`} aria-label={`${title} as CSV`}>
        CSV
      </a>
    </>
  );
}
