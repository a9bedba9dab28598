import {describe, expect, test} from 'vitest';
import {all, ask, BUYER, code, freshPlatform, invoice, later, one, page, SELLER, send} from './support/soapCalls';

freshPlatform();

describe('pages', () => {
  test('leave out what is created after the first, and show the status of now', async () => {
    const first = await ask(SELLER, 'GetOutboxDocuments', page(3));
    const start = one(first, 'NextPage');
    await send(invoice('2026-0500'));
    const second = await ask(SELLER, 'GetOutboxDocuments', page(3, start));
    await ask(
      BUYER,
      'SetInboxDocumentStatus',
      `<ExternalId>${all(second, 'ExternalId')[0]}</ExternalId><StatusCode>40</StatusCode>`,
    );
    const again = await ask(SELLER, 'GetOutboxDocuments', page(3, start));
    expect(all(again, 'ExternalId')).toEqual(all(second, 'ExternalId'));
    expect(all(again, 'ExternalId').some((id) => all(first, 'ExternalId').includes(id))).toBe(false);
    expect(one(again, 'Code')).toBe('40');
    expect(one(second, 'Code')).not.toBe('40');
  });

  test('walk through 25 documents of the buyer once', async () => {
    const seen: string[] = [];
    for (let start: string | undefined = ''; start !== undefined;) {
      const part: string = await ask(
        BUYER,
        'GetInboxDocuments',
        `<PSBPartyId>XCNL100027</PSBPartyId>${page(10, start)}`,
      );
      seen.push(...all(part, 'ExternalId'));
      start = all(part, 'NextPage')[0];
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test('expire after 1 hour, and belong to an operation and an account', async () => {
    const start = one(await ask(SELLER, 'GetOutboxDocuments', page(3)), 'NextPage');
    expect(code(await ask(SELLER, 'GetInboxDocuments', page(3, start)))).toBe('ERRPAG4000002');
    expect(code(await ask(BUYER, 'GetOutboxDocuments', page(3, start)))).toBe('ERRPAG4000002');
    await later(3600);
    expect(code(await ask(SELLER, 'GetOutboxDocuments', page(3, start)))).toBe('ERRPAG2000003');
  });
});

describe('filters of GetInboxDocuments', () => {
  const count = async (body: string): Promise<number> =>
    all(await ask(BUYER, 'GetInboxDocuments', body), 'ExternalId').length;
  const search = (filters: string, ids = '<PSBPartyId>XCNL100027</PSBPartyId>'): string =>
    `${ids}${page(100)}<Search>${filters}</Search>`;

  test.each([
    ['nothing', '', 25],
    ['ExternalId', '<ExternalId>X261116000482</ExternalId>', 1],
    ['ExternalId in lower case', '<ExternalId>x261116000482</ExternalId>', 0],
    ['a part of Subject', '<Subject>uf-2026</Subject>', 5],
    [
      'CreatedOn, both ends included',
      '<CreatedOn><From>2026-11-16T08:30:12Z</From><To>2026-11-16T09:30:15+01:00</To></CreatedOn>',
      2,
    ],
    [
      'CreatedOn without values',
      '<CreatedOn><From xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/></CreatedOn>',
      25,
    ],
    ['ModifiedOn', '<ModifiedOn><From>2026-11-27T00:00:00Z</From></ModifiedOn>', 3],
    ['Sender by a part of its name', '<Sender><Name>LICHT</Name></Sender>', 4],
    ['Sender by its id', '<Sender><PSBPartyId>XCNL100033</PSBPartyId></Sender>', 5],
    ['Sender by its id in lower case', '<Sender><PSBPartyId>xcnl100033</PSBPartyId></Sender>', 0],
    ['Reciever', '<Reciever><Name>molenrak</Name></Reciever>', 25],
    ['Status by code', '<Status><Code>50</Code></Status>', 1],
    ['Status by name, which is ignored', '<Status><Name>Rejected</Name></Status>', 25],
    ['the version of a template', '<Template><Id>TPL-4101-E2</Id></Template>', 0],
    ['the master template', '<Template><MasterId>TPL-4101</MasterId></Template>', 25],
    [
      'two filters, both of which must match',
      '<Sender><Name>uurwerk</Name></Sender><Status><Code>70</Code></Status>',
      2,
    ],
  ])('%s', async (_, filters, expected) => {
    expect(await count(search(filters))).toBe(expected);
  });

  test('GroupId wins over PSBPartyId, and with neither the list is that of the user', async () => {
    expect(await count(search('', ''))).toBe(23);
    expect(await count(search('', '<GroupId>G100027</GroupId><PSBPartyId>nobody</PSBPartyId>'))).toBe(25);
  });

  test.each([
    ['<GroupId>g100027</GroupId>', 'ERRGRP2000001'],
    ['<GroupId>G100028</GroupId>', 'ERRGRP3000002'],
    ['<PSBPartyId>xcnl100027</PSBPartyId>', 'ERRPTY3000003'],
    ['<PSBPartyId>XCNL100014</PSBPartyId>', 'ERRPTY3000003'],
  ])('%s is rejected', async (ids, expected) => {
    expect(code(await ask(BUYER, 'GetInboxDocuments', search('', ids)))).toBe(expected);
  });

  test('a period that ends before it begins is rejected', async () => {
    const period = '<CreatedOn><From>2026-11-02T00:00:00Z</From><To>2026-11-01T00:00:00Z</To></CreatedOn>';
    expect(code(await ask(BUYER, 'GetInboxDocuments', search(period)))).toBe('ERRFLT4000001');
  });
});
