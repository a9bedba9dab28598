interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  /** Whether the browser saves the file, not shows it. */
  readonly download?: boolean;
  /** The words of the link; default: the file's name. */
  readonly children?: React.ReactNode;
}

/** A link to the file of an example document. */
export default function ExampleLink({file, download, children}: Props): React.ReactNode {
  const name = file.split('/').at(-1);
  return (
    <a href={`/documents/examples/${file}`} download={download}>
      {children ?? (download ? `Download ${name}` : name)}
    </a>
  );
}
