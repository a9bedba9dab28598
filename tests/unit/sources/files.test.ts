import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {
  collectReads,
  existsTracked,
  filesOf,
  listTracked,
  memoized,
  readAspect,
  readTracked,
  readValue,
  stateOf,
  trackReads,
  untracked,
} from '../../../src/sources/files';

/** A folder with files, by a path from the project's root. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-files-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return path.relative(process.cwd(), folder);
}

/** What `run` reads, and what it gives. */
function tracked<T>(run: () => T): {readonly value: T; readonly files: string[]} {
  const files = new Set<string>();
  const value = trackReads(files, run);
  return {value, files: [...files]};
}

test('a read is tracked, also one that finds nothing, and one before a failure', () => {
  const folder = folderWith({'a.yaml': 'text'});
  expect(tracked(() => readTracked(`${folder}/a.yaml`))).toEqual({value: 'text', files: [`${folder}/a.yaml`]});
  expect(tracked(() => existsTracked(`./${folder}/b.yaml`))).toEqual({value: false, files: [`${folder}/b.yaml`]});
  const files = new Set<string>();
  expect(() => trackReads(files, () => readTracked(`${folder}/none.yaml`))).toThrow('ENOENT');
  expect([...files]).toEqual([`${folder}/none.yaml`]);
});

test('a list has the files below a folder and tracks each folder', () => {
  const folder = folderWith({'a.xml': '', 'b/c.xml': ''});
  const {value, files} = tracked(() => listTracked(folder));
  expect(value.sort()).toEqual(['a.xml', 'b/c.xml']);
  expect(files).toEqual([folder, `${folder}/b`]);
});

test('a read that nobody tracks fails and says what to do', () => {
  expect(() => readTracked('package.json')).toThrow(
    'package.json is read where nobody would see it change. Read it inside trackReads, or untracked, of src/sources/files.ts.',
  );
  expect(untracked(() => readTracked('package.json'))).toContain('"psb-docs"');
});

test('reads of two asynchronous runs do not mix', async () => {
  const [one, other] = [new Set<string>(), new Set<string>()];
  const read = async (file: string): Promise<void> => {
    await Promise.resolve();
    existsTracked(file);
  };
  await Promise.all([trackReads(one, () => read('one')), trackReads(other, () => read('other'))]);
  expect([[...one], [...other]]).toEqual([['one'], ['other']]);
});

test('a memorised value tells its files each time, and is made again when one of them changes, appears or goes', () => {
  const folder = folderWith({'a.yaml': 'one'});
  const [a, b] = [`${folder}/a.yaml`, `${folder}/b.yaml`];
  let made = 0;
  const value = memoized(() => {
    made += 1;
    return existsTracked(b) ? readTracked(a) + readTracked(b) : readTracked(a);
  });
  expect(tracked(value)).toEqual({value: 'one', files: [b, a]});
  expect(tracked(value)).toEqual({value: 'one', files: [b, a]});
  expect(made).toBe(1);
  fs.writeFileSync(a, 'three');
  expect(tracked(value)).toEqual({value: 'three', files: [b, a]});
  fs.writeFileSync(b, ', four');
  expect(tracked(value)).toEqual({value: 'three, four', files: [b, a]});
  fs.rmSync(b);
  // The version before is still known: nothing is made again for it.
  expect(tracked(value).value).toBe('three');
  expect(made).toBe(3);
  fs.writeFileSync(a, 'twelve');
  expect(tracked(value).value).toBe('twelve');
  expect(made).toBe(4);
});

test('a memorised value inside another one passes its files on', () => {
  const folder = folderWith({'a.yaml': 'one'});
  const inner = memoized(() => readTracked(`${folder}/a.yaml`));
  const outer = memoized(() => inner() + inner());
  untracked(inner);
  expect(tracked(outer)).toEqual({value: 'oneone', files: [`${folder}/a.yaml`]});
  expect(tracked(outer).files).toEqual([`${folder}/a.yaml`]);
});

test('a memorised function has one value for each of its arguments', () => {
  const folder = folderWith({'a.yaml': 'one', 'b.yaml': 'two'});
  const text = memoized((name: string) => readTracked(`${folder}/${name}.yaml`));
  expect(untracked(() => [text('a'), text('b'), text('a')])).toEqual(['one', 'two', 'one']);
});

test('a failure is memorised too, and tells its files', () => {
  const folder = folderWith({'a.yaml': 'bad'});
  let made = 0;
  const read = memoized(() => {
    made += 1;
    if (readTracked(`${folder}/a.yaml`) === 'bad') throw new Error('bad content');
    return 'good';
  });
  const files = new Set<string>();
  expect(() => trackReads(files, read)).toThrow('bad content');
  expect([...files]).toEqual([`${folder}/a.yaml`]);
  expect(() => untracked(read)).toThrow('bad content');
  expect(made).toBe(1);
  fs.writeFileSync(`${folder}/a.yaml`, 'fine');
  expect(untracked(read)).toBe('good');
});

test('what is made from an aspect of a file is made again when the aspect changes, not when the rest does', () => {
  const folder = folderWith({'a.md': '---\ntitle\n---\nprose'});
  const file = `${folder}/a.md`;
  let made = 0;
  const title = memoized(() => {
    made += 1;
    return (existsTracked(file) && readAspect(file, 'frontMatter')) || 'none';
  });
  expect(tracked(title)).toEqual({value: '---\ntitle\n---', files: [file]});
  fs.writeFileSync(file, '---\ntitle\n---\nmore prose');
  expect(untracked(title)).toBe('---\ntitle\n---');
  expect(made).toBe(1);
  fs.writeFileSync(file, '---\nanother title\n---\nmore prose');
  expect(untracked(title)).toBe('---\nanother title\n---');
  fs.rmSync(file);
  expect(untracked(title)).toBe('none');
  expect(made).toBe(3);
});

test('reads are collected with their aspects, and each has a state that changes with what it reads', () => {
  const folder = folderWith({'a.md': '---\ntitle\n---\nprose'});
  const file = `${folder}/a.md`;
  const reads = new Set<string>();
  collectReads(reads, () => [existsTracked(file), readAspect(file, 'frontMatter'), readTracked(file)]);
  expect([...reads]).toEqual([`${file}#existence`, `${file}#frontMatter`, file]);
  expect([...reads].flatMap(filesOf)).toEqual([file, file, file]);
  const states = (): string[] => [...reads].map(stateOf);
  const before = states();
  fs.writeFileSync(file, '---\ntitle\n---\nmore prose');
  expect(states().map((state, index) => state === before[index])).toEqual([true, true, false]);
  fs.rmSync(file);
  expect(states().map((state, index) => state === before[index])).toEqual([false, false, false]);
});

test('a value is one read of the files that it is made of, and another only when it differs itself', () => {
  const folder = folderWith({'a.yaml': 'one\ntwo'});
  const file = `${folder}/a.yaml`;
  const reads = new Set<string>();
  const firstLine = (): string => readValue(file, () => readTracked(file).split('\n')[0] ?? '');
  expect(collectReads(reads, firstLine)).toBe('one');
  expect([...reads]).toEqual([`=${file}`]);
  expect(tracked(firstLine)).toEqual({value: 'one', files: [file]});
  expect(filesOf(`=${file}`)).toEqual([file]);
  const state = (): string => stateOf(`=${file}`);
  const before = state();
  fs.writeFileSync(file, 'one\nthree and more');
  expect(state()).toBe(before);
  fs.writeFileSync(file, 'four');
  const after = state();
  expect(after).not.toBe(before);
  fs.rmSync(file);
  expect(state()).toContain('ENOENT');
  expect(() => tracked(firstLine)).toThrow('ENOENT');
  fs.writeFileSync(file, 'four');
  expect(state()).toBe(after);
});

test('what is made from a value is made again when the value differs, not when only its files do', () => {
  const folder = folderWith({'a.yaml': 'one\ntwo'});
  const file = `${folder}/a.yaml`;
  let made = 0;
  const loud = memoized(() => {
    made += 1;
    return readValue(`first line of ${file}`, () => readTracked(file).split('\n')[0] ?? '').toUpperCase();
  });
  expect(tracked(loud)).toEqual({value: 'ONE', files: [file]});
  fs.writeFileSync(file, 'one\nthree and more');
  expect(tracked(loud)).toEqual({value: 'ONE', files: [file]});
  expect(made).toBe(1);
  fs.writeFileSync(file, 'four');
  expect(tracked(loud).value).toBe('FOUR');
  expect(made).toBe(2);
});

test('what was made while a file was half saved is not taken for what the whole file makes', () => {
  const folder = folderWith({'a.yaml': 'whole'});
  const file = `${folder}/a.yaml`;
  const text = (): string => readValue(`whole text of ${file}`, () => readTracked(file));
  const first = memoized(text);
  const inner = memoized(() => {
    const found = text();
    if (found === '') throw new Error('no text');
    return found;
  });
  const outer = memoized(() => inner().toUpperCase());
  // One run that knows the whole text, and goes on while an editor has emptied the file.
  tracked(() => {
    expect(first()).toBe('whole');
    fs.writeFileSync(file, '');
    expect(outer).toThrow('no text');
  });
  fs.writeFileSync(file, 'whole');
  expect(tracked(outer).value).toBe('WHOLE');
  expect(tracked(inner).value).toBe('whole');
});
