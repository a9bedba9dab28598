import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder for compiled samples: every test file runs the same programs. */
    readonly compiledSamples: string;
  }
}

/** Makes the folder for compiled samples before the first test file of the project, and removes it after the last. */
export default function setup({provide}: TestProject): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-compiled-'));
  provide('compiledSamples', folder);
  return () => fs.rmSync(folder, {recursive: true, force: true});
}
