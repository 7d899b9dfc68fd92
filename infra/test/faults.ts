import { rm } from 'node:fs/promises';
import { canLimitDisks, onLimitedDisk } from './stack/limited-disk.ts';
import { runCommand } from './stack/program.ts';
import { temporaryFolder } from './stack/temporary-folder.ts';

/** The product's data are on a disk that can be full where mounts are possible; the run says so where they are not. */
const folder = await temporaryFolder('farmhouse-faults-');
const program = [process.execPath, 'infra/test/faults-on-stack.ts', ...process.argv.slice(2)] as const;
const isLimited = canLimitDisks(folder);
const [command, args] = isLimited ? onLimitedDisk(folder, program) : [program[0], program.slice(1)];
try {
  const env = { ...process.env, FAULTS_FOLDER: folder, LIMITED_DISK: isLimited ? folder : undefined };
  process.exitCode = await runCommand(command, args, env);
} finally {
  // a product whose start was interrupted may still be stopping
  await rm(folder, { recursive: true, maxRetries: 10 });
}
