import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** A note that says which checks an example document passed; nothing without a text. */
export default function Passes({text}: {readonly text?: string}): React.ReactNode {
  if (!text) return null;
  return (
    <>
      <PageStyle sheet={sheet} />
      <p className={sheet.locals.passes}>{text}</p>
    </>
  );
}
