import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { House } from './house.ts';

/** Restores a backup and kills itself before the given renaming: node killed-restore.ts JSON. */
interface Order {
  file: string;
  identity: string;
  folder: string;
  renaming: number;
  inVolumes?: boolean;
}

const { file, identity, folder, renaming, inVolumes } = JSON.parse(process.argv[2] ?? '') as Order;
const rename = fs.rename.bind(fs);
let renamings = 0;
fs.rename = async (from, to) => {
  renamings += 1;
  if (renamings === renaming) process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
};
syncBuiltinESMExports();

const house = new House(folder);
house.identity = identity;
const options = house.options(file, { moment: 'backup' });
await house.restore(inVolumes ? house.inVolumes(options) : options);
