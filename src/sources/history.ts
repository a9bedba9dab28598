import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/** What git knows of a file, or nothing: a site can be built from an archive, where there is no git. */
const orNothing = <T>(known: Promise<T>): Promise<T | null> => known.catch(() => null);

/** When files were last changed: from git, read once, in the preview too. */
export const history: VcsConfig = {
  initialize: git.initialize,
  getFileCreationInfo: (file) => orNothing(git.getFileCreationInfo(file)),
  getFileLastUpdateInfo: (file) => orNothing(git.getFileLastUpdateInfo(file)),
};
