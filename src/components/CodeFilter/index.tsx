import sheet from '../CodeList/styles.pcss';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';

/** The box that filters every list of its page. It brings the style of the lists, once for the page. */
export default function CodeFilter({label}: {readonly label: string}): React.ReactNode {
  return (
    <div data-filter-page>
      <PageStyle sheet={sheet} />
      <FilterBox label={label} />
    </div>
  );
}
