import {expect, test} from 'vitest';
import {fillTokens} from '../../src/sources/tokens';
import {readFilled} from '../support/contracts';
import {pageSources, type Source} from '../support/pages';
import {sampleFile} from '../support/samples';
import {calledBy} from './support/calls';
import {contracts, operationsOf} from './support/contract';
import {componentsOf} from './support/pageParts';

const flows = new Map(
  contracts.flatMap(({file, ...each}) =>
    operationsOf({file, ...each}).map((operation) => [
      operation.operationId,
      {file, pages: operation['x-flows'] ?? []},
    ]),
  ),
);

const pages = pageSources();
/** The pages that lead through several operations to a goal. */
const flowPages = pages.filter(
  ({file}) => file.startsWith('docs/introduction/') || file === 'docs/endpoints/v1/enrollment.mdx',
);

type Page = Pick<Source, 'file' | 'text'>;

/** The operations that a page shows: by a component, by samples, or by a curl command of its own. */
function shownBy(page: Page): Set<string> {
  const drawn = componentsOf(page).flatMap(({name, attributes}) => {
    if (name === 'Operation') return attributes.id ?? [];
    if (name === 'Call' || name === 'Response') return attributes.operation ?? [];
    return name === 'Samples' ? calledBy(readFilled(sampleFile(attributes.name ?? '', '.sh'))) : [];
  });
  return new Set([...drawn, ...calledBy(fillTokens(page.text, page.file))]);
}

/** The operations that a page shows without standing in their lists. */
function missingFrom(page: Page, address: string): string[] {
  return [...shownBy(page)].flatMap((id) => {
    const flow = flows.get(id);
    if (!flow || flow.pages.includes(address)) return [];
    return [`${page.file} shows ${id}: add ${address} to its x-flows in ${flow.file}`];
  });
}

test.each(flowPages.map((page) => [page.file, page] as const))(
  '%s stands in the x-flows of what it shows',
  (_file, page) => {
    expect(missingFrom(page, page.address)).toEqual([]);
  },
);

test('every page of an x-flows list shows the operation, or names it', () => {
  const wrong = [...flows].flatMap(([id, flow]) =>
    flow.pages.flatMap((address) => {
      const page = pages.find((each) => each.address === address);
      if (page && (shownBy(page).has(id) || new RegExp(`\\b${id}\\b`).test(page.text))) return [];
      return [`${flow.file}: x-flows of ${id} has ${address}, which does not name it: take it out, or name it there`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every operation is used by a page', () => {
  const unused = [...flows].flatMap(([id, flow]) =>
    flow.pages.length > 0 ? [] : [`${flow.file}: x-flows of ${id} is empty: name a guide that uses it`],
  );
  expect(unused).toEqual([]);
});

test('a page is found by component, sample and command', () => {
  const text = [
    '<Call operation="subscribe" example="hookWebhook" />',
    '<Samples name="send-invoice" />',
    '```bash',
    'host=${PSB_HOST:-https://{{psb.accp.host}}}',
    'curl -X PUT \\',
    '  "$host/api/v1/user/a%40b/party" \\',
    '  -d @party.json',
    '```',
  ];
  const found = missingFrom({file: 'docs/a.mdx', text: text.join('\n')}, '/a.html');
  expect(found).toEqual([
    'docs/a.mdx shows subscribe: add /a.html to its x-flows in openapi/v1.yaml',
    'docs/a.mdx shows sendSalesInvoice: add /a.html to its x-flows in openapi/v1.yaml',
    'docs/a.mdx shows addOrUpdateUserParty: add /a.html to its x-flows in openapi/v1.yaml',
  ]);
});
