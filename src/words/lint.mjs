// The configurations and the parsers are TypeScript.
import 'tsx';

const {plainEnglishFaults, PROSE, spellingFaults} = await import('./faults.ts');

/** Plain English and spelling of all prose, in one process, so that each file is read once. */
const faults = [...(await plainEnglishFaults(PROSE)), ...(await spellingFaults([]))];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
