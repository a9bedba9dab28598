import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {openApi, restVersions} from '../../support/contracts';

export interface ContractFile {
  readonly version: (typeof restVersions)[number];
  /** The whole document as JSON, tokens filled. */
  readonly file: string;
  readonly folder: string;
}

/** Writes every REST contract to a new folder, as a reader downloads it; `remove` ends the folder. */
export function writeContracts(): {contracts: ContractFile[]; remove: () => void} {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-clients-'));
  const contracts = restVersions.map((version) => {
    const folder = path.join(root, version);
    fs.mkdirSync(folder);
    const file = path.join(folder, 'openapi.json');
    fs.writeFileSync(file, JSON.stringify(openApi(version)));
    return {version, file, folder};
  });
  return {contracts, remove: () => fs.rmSync(root, {recursive: true, force: true})};
}
