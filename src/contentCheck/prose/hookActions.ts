import {lineAt} from '../../contracts/contentError';
import type {BusContract} from '../../sandbox/bus/contract';
import {hookProblem} from '../../sandbox/hookSyntax/problem';
import {projectContract} from '../../sandbox/project';
import {fillTokens} from '../../sources/tokens';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const SCHEME = String.raw`(?:sftp|recognize|join|dico):\/\/|mailfrom:\/\/|mailto:`;
const ACTION = new RegExp(`(?<=["'\`])(?:${SCHEME})[^"'\`\n]+`, 'g');

/** Why an action of a page can't work, whatever the topics of its hook. */
function problemOf(contract: BusContract, action: string): string | undefined {
  const publishTopics = /^(mailfrom|join)|readDirectory/.test(action) ? ['SendInvoice'] : null;
  return hookProblem(contract, {id: 'a', name: 'A', action, publishTopics});
}

/** The whole actions that a page shows as code and that can't work: those with `{…}` or `…` are forms, not actions. */
export function hookActionFaultsIn(file: string, source: string, contract = projectContract()): Fault[] {
  const text = fillTokens(source, file);
  return [...text.matchAll(ACTION)].flatMap(({0: action, index}) => {
    const problem = /[{…]/.test(action) ? undefined : problemOf(contract, action);
    if (problem === undefined) return [];
    return [
      faultAt(
        file,
        lineAt(text, index),
        `the action ${action} can't work: ${problem.replace(/\.$/, '')}`,
        'x-hook-actions of openapi/v1.yaml has all actions and options',
      ),
    ];
  });
}

/** Every action of a hook that a page shows can work. */
export const hookActions: Check = ({pages}) => {
  const contract = projectContract();
  return pages.flatMap(({file, source, compiled}) => (compiled ? hookActionFaultsIn(file, source, contract) : []));
};
