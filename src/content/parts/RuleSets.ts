import {formatsWith} from '../../contracts/formats/registry';
import {countOf} from '../../contracts/formats/ruleSetViews';
import {dateText} from '../../contracts/formats/words';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {formatRegistry} from '../../sources/formats';
import {ruleSetPage} from '../../sources/rulePages';
import {officialRules} from '../../sources/ruleSets';
import {partOf} from '../part';

const HEADERS = ['Rule set', 'Version', 'Released', 'Fatal', 'Warnings', 'Formats'];

/** Every rule set, with its version and its number of rules. */
export default partOf<typeof import('../../components/DataTable')>()({
  component: 'DataTable',
  props: () => {
    const registry = formatRegistry();
    const rows = Array.from(registry.ruleSets.values(), (set) => {
      const rules = [...officialRules(set.id).values()];
      const formats = formatsWith(registry, set).map(({title, page}) => `[${title}](${page})`);
      const cells = [
        ...[`[${set.name}](${ruleSetPage(set)})`, set.version, dateText(set.release.released)],
        ...[String(countOf(rules, 'fatal')), String(countOf(rules, 'warning')), formats.join(', ')],
      ];
      return {cells: cells.map(inlineMarkdownToHtml)};
    });
    return {table: {headers: HEADERS.map((text) => ({text, prose: text === 'Formats'})), rows}, label: 'Rule sets'};
  },
});
