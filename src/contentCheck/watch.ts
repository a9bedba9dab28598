import {contentFaults} from './all';

let isBusy = false;
let isAsked = false;

/** Checks the content until nobody has asked again meanwhile. What has not changed is not read again. */
async function check(): Promise<void> {
  isAsked = true;
  if (isBusy) return;
  isBusy = true;
  while (isAsked) {
    isAsked = false;
    process.send?.(await contentFaults());
  }
  isBusy = false;
}

process.on('message', () => void check());
process.on('disconnect', () => process.exit());
