import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { BackedUpProduct } from './backed-up-product.ts';

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

const product = new BackedUpProduct(folder);
product.identity = identity;
const options = product.options(file, { moment: 'backup' });
await product.restore(inVolumes ? product.inVolumes(options) : options);
