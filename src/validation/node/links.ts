import {rejectionEntry, ruleEntry, validatorFindings} from '../../addresses/places';
import {messagesOf, type Registry} from '../../contracts/formats/registry';
import {rejectionName} from '../../contracts/formats/rejections';
import {onSite} from '../../service';
import {type Finding} from '../model';
import {rejectionsIn} from './tasks';

/** A rule, and who reports it: a rule set of the registry, or a check of ours. */
type Found = Pick<Finding, 'rule' | 'source'>;

/** The address on this site that explains a finding in a document of a message. */
export type LinkOf = (finding: Found, message: string | undefined) => string;

/**
 * The links of a registry: to the rule on the page of its rule set. A check of ours is explained among the rejections of a format, first of the message's own;
 * what the engine finds, XSD included, on the page about the validator. @throws ContentError for a wrong rejections.yaml
 */
export function linksOf(registry: Registry): LinkOf {
  const messages = messagesOf(registry);
  const explained = messages.flatMap(({format: {page}, message: {id}}) =>
    rejectionsIn(id).map((each) => ({id, rule: each.rule, entry: rejectionEntry(page, rejectionName(each))})),
  );
  const own = new Set(messages.flatMap(({message}) => message.requires.map(({rule}) => rule)));
  const isOwnCheck = (rule: string): boolean => own.has(rule) || rule.startsWith('DICO-');

  function placeOf({rule, source}: Found, message: string | undefined): string {
    const set = registry.ruleSets.get(source);
    if (set && rule !== 'RULES') return ruleEntry(set.page, rule);
    const entries = isOwnCheck(rule) ? explained.filter((each) => each.rule === rule) : [];
    return (entries.find(({id}) => id === message) ?? entries[0])?.entry ?? validatorFindings;
  }

  return (finding, message) => onSite(placeOf(finding, message));
}
