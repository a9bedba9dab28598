import {expect, test} from 'vitest';
import {mermaidOf, type State} from '../../../src/contracts/states';

const state = (name: string, to: readonly string[], drawnAs?: string): State => ({
  state: name,
  drawnAs,
  starts: 'starts',
  do: 'do',
  next: to.map((each) => ({to: each})),
});

test('states with the same box are one, with each arrow once and none from the box to itself', () => {
  const states = [
    state('Received', ['Query', 'Check']),
    state('Query', ['Check', 'Accept'], 'Open'),
    state('Check', ['Query', 'Accept'], 'Open'),
    state('Accept', []),
  ];
  expect(mermaidOf({title: 'Responses', begins: 'arrives', states}).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> Received: arrives',
    '  Received --> Open',
    '  Open --> Accept',
    '  Accept --> [*]',
  ]);
});
