// Loaded before the sandbox's file: writes the files of the project that it asks for to the file ASKED_FILES, a line each. Its workers load this too.
import {appendFileSync} from 'node:fs';
import {subscribe} from 'node:diagnostics_channel';
import process from 'node:process';

subscribe('psb-sandbox:files', (file) => appendFileSync(process.env.ASKED_FILES, `${file}\n`));
