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
