import * as contracts from './checks/contracts';
import {envelopes} from './checks/envelopes';
import {jsonFences} from './checks/fences';
import {foreignSites} from './checks/foreignSites';
import * as form from './checks/form';
import {links, linkWords} from './checks/links';
import {companies} from './checks/parties';
import {exampleRecord} from './checks/record';
import {routes} from './checks/routes';
import {hostVariables} from './checks/sampleHosts';
import {sampleFolders, sampleSyntax} from './checks/samples';
import {titles} from './checks/titles';
import {wsdlNames} from './checks/wsdl';
import {faultOf, type Fault} from './fault';
import {eventExamples, unusedEvents} from './guides/events';
import * as flows from './guides/flows';
import {stepOrder} from './guides/order';
import {stepRequests} from './guides/requests';
import {storyOrder} from './guides/stories';
import {openApiExamples, unusedExamples} from './openapi/fit';
import {openApiLint} from './openapi/lint';
import * as names from './openapi/names';
import {builtInNames} from './prose/builtInNames';
import {codes} from './prose/codes';
import {hookActions} from './prose/hookActions';
import {identifiers} from './prose/identifiers';
import {termsAndRules} from './prose/termsAndRules';
import {untracked} from '../sources/files';
import {readSite, type Check, type Site} from './site';

const pageFaults: Check = ({pages}) => pages.flatMap(({faults}) => faults);

/** Every check by its name. The prose linter is a program of its own, `src/words/lint.mjs`. */
const CHECKS: Readonly<Record<string, Check>> = {
  pageFaults,
  ...{links, linkWords, foreignSites, jsonFences, routes, titles},
  ...form,
  ...contracts,
  ...{envelopes, wsdlNames, exampleRecord, companies, hostVariables, sampleFolders, sampleSyntax, builtInNames},
  ...{openApiLint, openApiExamples, unusedExamples},
  ...{operationNames: names.operationNames, operationStatuses: names.operationStatuses},
  ...{operationIds: names.operationIds, sampleFiles: names.sampleFiles},
  ...{stepRequests, stepOrder, storyOrder, eventExamples, unusedEvents},
  ...{missingFlows: flows.missingFlows, wrongFlows: flows.wrongFlows, taskOperations: flows.taskOperations},
  ...{codes, hookActions, identifiers, termsAndRules},
};

/** What a check finds; what it can't read is a fault, which the check that reads the file tells with its line. */
async function run(check: Check, name: string, site: Site): Promise<readonly Fault[]> {
  try {
    return await check(site);
  } catch (error) {
    return [faultOf(error, `src/contentCheck (${name})`)];
  }
}

const byPlace = new Intl.Collator('en', {numeric: true});

/** All faults of the content, sorted by file and line, each once. */
export const contentFaults = async (): Promise<Fault[]> => {
  const site = await readSite();
  const faults = await untracked(async () => {
    const found: Fault[] = [];
    for (const [name, check] of Object.entries(CHECKS)) found.push(...(await run(check, name, site)));
    return found;
  });
  return [...new Set(faults)].sort(byPlace.compare);
};
