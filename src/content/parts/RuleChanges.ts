import {ruleEntry} from '../../addresses/places';
import {ruleChangesOf} from '../../contracts/formats/ruleChanges';
import {found} from '../../sources/authorFault';
import {formatRegistry} from '../../sources/formats';
import {fromYaml} from '../../sources/yaml';
import {partOf, textAttribute} from '../part';

const FILE = 'documents/rules/changes.yaml';

const ruleChanges = fromYaml(FILE, (yaml) => ruleChangesOf(yaml, formatRegistry(), ruleEntry));

/** What the rules of a release of documents/formats.yaml changed against the version before. */
export default partOf<typeof import('../../components/RuleChanges')>()({
  attributes: {release: textAttribute},
  props: ({release}, {section}) => ({
    label: `Changes: ${section ?? release}`,
    ...found(ruleChanges().get(release), `no changes of '${release}'`, `Add an entry to ${FILE}`),
  }),
});
