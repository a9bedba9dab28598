import {expect, test} from 'vitest';
import {loadDrawDiagram} from '../../../../src/content/markdown/diagram';

const drawDiagram = await loadDrawDiagram();

const SEQUENCE = `sequenceDiagram
  participant E as Your ERP
  participant B as PSB
  E->>B: POST send & wait
  B->>B: convert
  B-->>E: 200 id`;

test('a sequence has its steps as sentences, in order', () => {
  expect(drawDiagram(SEQUENCE, 'd1').steps).toEqual([
    'Your ERP to PSB: POST send & wait',
    'PSB: convert',
    'PSB to Your ERP: 200 id',
  ]);
});

test('a state diagram has its transitions as sentences', () => {
  const {steps} = drawDiagram('stateDiagram-v2\n  Received --> Read: download\n  Read --> Done', 'd1');
  expect(steps).toEqual(['Received to Read: download', 'Read to Done']);
});

test('every start and end of a state diagram is called so', () => {
  const lines = ['[*] --> Sent', '[*] --> Failed', 'Sent --> [*]: delivered', 'Failed --> [*]', 'Lost --> [*]'];
  const {steps} = drawDiagram(`stateDiagram-v2\n  ${lines.join('\n  ')}`, 'd1');
  expect(steps).toEqual(['Start to Sent', 'Start to Failed', 'Sent to End: delivered', 'Failed to End', 'Lost to End']);
});

test('the drawing brings no style sheet, script or foreign address', () => {
  const {svg} = drawDiagram(SEQUENCE, 'd1');
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(svg).not.toMatch(/<style|<script|@import|https?:\/\/(?!www\.w3\.org)/);
});

test('ids of two drawings on a page differ, and every reference has its target', () => {
  const ids = (svg: string): string[] => Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1] ?? '');
  const [first, second] = [drawDiagram(SEQUENCE, 'd1').svg, drawDiagram(SEQUENCE, 'd2').svg];
  expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
  const targets = Array.from(first.matchAll(/url\(#([^)]+)\)/g), (match) => match[1] ?? '');
  expect(targets.filter((target) => !ids(first).includes(target))).toEqual([]);
});

test('a label that looks like HTML does nothing', () => {
  const {svg} = drawDiagram('sequenceDiagram\n  A->>B: <script>alert(1)</script>', 'd1');
  expect(svg).not.toContain('<script>');
});

test('text that is no diagram fails', () => {
  expect(() => drawDiagram('not a diagram', 'd1')).toThrow();
});

test('a state chart that is too wide has its long labels in two lines, and its steps whole', () => {
  const names = ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee'];
  const edges = names.slice(1).map((name, index) => `  ${names[index]} --> ${name}: OrderCancellationSentRetry`);
  const {svg, steps} = drawDiagram(['stateDiagram-v2', '  direction LR', ...edges].join('\n'), 'd1');
  expect(Number(/ width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(1054);
  expect(svg).toContain('>SentRetry</tspan>');
  expect(steps[0]).toBe('Aaa to Bbb: OrderCancellationSentRetry');
});

test('a chart that has too many states for a line is drawn from top to bottom', () => {
  const edges = Array.from({length: 14}, (_, index) => `  State${index} --> State${index + 1}`);
  const {svg} = drawDiagram(['stateDiagram-v2', '  direction LR', ...edges].join('\n'), 'd1');
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(height)).toBeGreaterThan(Number(width));
});

const CHART = ['state "One<br>Two<br>Three" as B', 'A --> B', 'A --> C', 'A --> D', 'B --> C', 'B --> D'];

test.each([
  ['runs behind a box', CHART, 5],
  ['grazes a box', [CHART[0] ?? '', 'O --> A', 'O --> D', ...CHART.slice(1), 'C --> E', 'D --> F'], 9],
])('no edge %s', (_, chart, count) => {
  const {svg} = drawDiagram(`stateDiagram-v2\n  direction LR\n${chart.map((line) => `  ${line}`).join('\n')}`, 'd1');
  const [, x = '', y = '', width = '', height = ''] =
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="(7[\d.]+)"/.exec(svg) ?? [];
  const [left, top] = [Number(x) + 1, Number(y) - 5];
  const [right, bottom] = [left + Number(width) - 2, top + Number(height) + 10];
  const lines = Array.from(svg.matchAll(/<polyline points="([^"]*)"/g), ([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  );
  const behind = lines.filter((line) =>
    line.slice(1).some(([x2 = 0, y2 = 0], index) => {
      const [x1 = 0, y1 = 0] = line[index] ?? [];
      return Math.max(x1, x2) > left && Math.min(x1, x2) < right && Math.max(y1, y2) > top && Math.min(y1, y2) < bottom;
    }),
  );
  expect(lines).toHaveLength(count);
  expect(behind).toEqual([]);
});
