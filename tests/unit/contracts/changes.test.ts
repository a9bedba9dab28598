import {expect, test} from 'vitest';
import {changesOf} from '../../../src/contracts/changes';
import {parseYaml} from '../../../src/contracts/yamlFile';

const CHANGES = `- {date: 2026-03-02, interface: vpd, kind: deprecated, text: A \`field\`., removal: 2027-03-02}
- {date: 2026-03-02, interface: rest-v1, kind: added, text: B.}
- {date: 2026-02-01, interface: platform, kind: fixed, text: C.}
`;

const read = (text: string) => changesOf(parseYaml(text, 'changes.yaml'));

test('a change has its interface by name and its text as HTML', () => {
  expect(read(CHANGES)[0]).toEqual({
    date: '2026-03-02',
    interface: 'vpd',
    interfaceName: 'Party data',
    kind: 'deprecated',
    textHtml: 'A <span data-joined><code>field</code>.</span>',
    removal: '2027-03-02',
  });
});

test.each([
  [
    'a newer entry below an older one',
    CHANGES.replace('2026-02-01', '2026-04-01'),
    /^changes\.yaml:3: 2\.date: The newest/,
  ],
  ['an unknown interface', CHANGES.replace('platform', 'edi'), /^changes\.yaml:3: 2\.interface/],
  ['a day that does not exist', CHANGES.replace('2026-02-01', '2026-02-30'), /^changes\.yaml:3: 2\.date/],
  ['an unknown kind', CHANGES.replace('added', 'new'), /^changes\.yaml:2: 1\.kind/],
  [
    'a removal of what is not deprecated',
    CHANGES.replace('deprecated', 'changed'),
    /^changes\.yaml:1: 0\.removal: Only/,
  ],
  ['a removal before the deprecation', CHANGES.replace('2027', '2025'), /^changes\.yaml:1: 0\.removal: The removal/],
])('changes with %s fail with their line', (_kind, text, message) => {
  expect(() => read(text)).toThrow(message);
});
