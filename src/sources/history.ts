import {spawnSync} from 'node:child_process';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/** Why git doesn't know when files of a folder were changed; undefined when it does. */
function whyUnknown(siteDir: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: siteDir, encoding: 'utf8'});
  if (status !== 0) return 'the folder is not a git repository';
  // There, every file would have the date of the oldest commit that was fetched.
  return stdout.trim() === 'true'
    ? 'the git repository is a shallow clone (git fetch --unshallow completes it)'
    : undefined;
}

let isKnown = true;

/** What git knows of a file, or nothing: a site can be built from an archive, where there is no git. */
const orNothing = async <T>(know: () => Promise<T>): Promise<T | null> => (isKnown ? know().catch(() => null) : null);

/** When files were last changed: from git, read once, in the preview too. Where git doesn't know, it says why, and pages show no date. */
export const history: VcsConfig = {
  initialize({siteDir}) {
    const reason = whyUnknown(siteDir);
    isKnown = reason === undefined;
    if (isKnown) git.initialize({siteDir});
    else process.stderr.write(`[WARNING] No page shows when it was last changed: ${reason}.\n`);
  },
  getFileCreationInfo: (file) => orNothing(() => git.getFileCreationInfo(file)),
  getFileLastUpdateInfo: (file) => orNothing(() => git.getFileLastUpdateInfo(file)),
};
