import sheet from './styles.pcss';

interface Props {
  readonly id: string;
  /** The title of the document, for assistive technology. */
  readonly of: string;
}

/** The choice between the XML of a document, which is shown first, and the document. The style sheet answers it; without script both are shown. */
export default function ViewChoice({id, of}: Props): React.ReactNode {
  return (
    <span role="radiogroup" aria-label={`View of ${of}`} className={sheet.locals.choice} data-needs-script>
      {['XML', 'Document'].map((view, index) => (
        <label key={view}>
          <input type="radio" name={`view-${id}`} value={view} defaultChecked={index === 0} />
          {view}
        </label>
      ))}
    </span>
  );
}
