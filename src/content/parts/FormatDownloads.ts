import {partPage} from '../../addresses/formatPages';
import {formatHere} from '../../sources/formats';
import {formatZips} from '../../sources/formatZips';
import {officialSets} from '../../sources/officialFiles';
import {partOf} from '../part';

const LIST = new Intl.ListFormat('en');

/** The zips of the page's format: examples, and the schemas and rule sets that may be passed on. */
export default partOf<typeof import('../../components/FormatDownloads')>()({
  props: (_attributes, {page}) => {
    const format = formatHere(page);
    const sets = officialSets(format.id);
    const {examples, rules} = formatZips(format.id);
    return {
      examples,
      rejections: partPage(format.page, 'rejections'),
      rules: rules && {...rules, content: LIST.format(sets.flatMap(({licence, title}) => (licence ? title : [])))},
      elsewhere: sets.flatMap(({licence, title, source}) => (licence ? [] : {title, href: source})),
    };
  },
});
