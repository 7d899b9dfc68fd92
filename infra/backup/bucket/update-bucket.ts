import { CommandError } from '../../command-error.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { bucketSettings } from './settings.ts';

/** Exit code of a backup that was made but is not in the bucket. */
export const NOT_IN_BUCKET = 3;

/**
 * Uploads the backups of the folder to the bucket, if the variables name one, and prints the result. A failure is
 * printed and sets the exit code of the command.
 */
export async function updateBucket(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  try {
    const settings = bucketSettings(env);
    if (!settings) return;
    const { stored, removed } = await copyToBucket(folder, settings);
    console.log(`In the bucket ${settings.bucket}: ${stored.join(', ') || 'everything was there'}`);
    if (removed.length > 0) console.log(`Removed there by the rule: ${removed.join(', ')}`);
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : (error as Error).stack;
    console.error(`✗ The backup was made, but is not in the bucket. ${reason} The next backup tries again.`);
    process.exitCode = NOT_IN_BUCKET;
  }
}
