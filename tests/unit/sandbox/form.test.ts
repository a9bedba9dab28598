import {expect, test} from 'vitest';
import {partsOf} from '../../../src/sandbox/form';

const body = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));

test('a file keeps its name and type', () => {
  const parts = partsOf(
    'multipart/form-data; boundary=x',
    body(
      '--x',
      'Content-Disposition: form-data; name=file; filename=a.xml',
      'Content-Type: application/xml',
      '',
      '<a/>',
      '--x',
      'Content-Disposition: form-data; name="file"; filename="b.bin"',
      '',
      'b',
      '--x--',
      '',
    ),
  );
  expect(parts.map(({name, fileName, type}) => ({name, fileName, type}))).toEqual([
    {name: 'file', fileName: 'a.xml', type: 'application/xml'},
    {name: 'file', fileName: 'b.bin', type: ''},
  ]);
});
