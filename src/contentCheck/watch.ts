import {contentFaults} from './all';

/** What a program that checks the content again and again is asked, and what it says. */
export type Asked = 'check';
export type Said = readonly string[];

let isBusy = false;
let isAsked = false;

/** Checks the content until nobody has asked again meanwhile. What has not changed is not read again. */
async function check(): Promise<void> {
  isAsked = true;
  if (isBusy) return;
  isBusy = true;
  while (isAsked) {
    isAsked = false;
    const faults: Said = await contentFaults();
    process.send?.(faults);
  }
  isBusy = false;
}

process.on('message', () => void check());
process.on('disconnect', () => process.exit());
