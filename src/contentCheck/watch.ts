import {untracked} from '../sources/files';
import {contentFaults} from './all';
import {contracts} from './checks/contracts';
import type {Fault} from './fault';

let isBusy = false;
let isAsked = false;

/** What is wrong with contracts, or else with all content: most pages can't be made with a contract that can't be read, and would say so one after the other. */
async function faults(): Promise<readonly Fault[]> {
  const unread = untracked(contracts);
  return unread.length > 0 ? unread : contentFaults();
}

/** Checks the content until nobody has asked again meanwhile. What has not changed is not read again. */
async function check(): Promise<void> {
  isAsked = true;
  if (isBusy) return;
  isBusy = true;
  while (isAsked) {
    isAsked = false;
    process.send?.(await faults());
  }
  isBusy = false;
}

process.on('message', () => void check());
process.on('disconnect', () => process.exit());
