import SiteLink from './SiteLink';
interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  /** Whether the browser saves the file, not shows it. */
  readonly download?: boolean;
  /** The words of the link; default: the file's name. */
  readonly children?: React.ReactNode;
}

/** The name of the file of an example document, without its folder. */
export const nameOf = (file: string): string => file.split('/').at(-1) ?? '';

/** A link to the file of an example document. */
export default function ExampleLink({file, download, children}: Props): React.ReactNode {
  const name = nameOf(file);
  return (
    <SiteLink
      href={`/documents/examples/${file}`}
      download={download}
      aria-label={download && children ? `Download ${name}` : undefined}
    >
      {children ?? (download ? `Download ${name}` : name)}
    </SiteLink>
  );
}

/** The name of an example document and a link that downloads it, for the head of its code. */
export const FileTitle = ({file}: Pick<Props, 'file'>): React.ReactNode => (
  <>
    {nameOf(file)}{' '}
    <ExampleLink file={file} download>
      Download
    </ExampleLink>
  </>
);
