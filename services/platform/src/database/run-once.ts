import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { InvalidConfig, loadConfig, serviceVariables } from '../config/config.ts';
import { createDataSource, type DatabaseShape } from './data-source.ts';
import { initializeMigrated } from './migrate.ts';

/** An operator's command was called with invalid input; the message says what is wrong. */
export class InvalidArgument extends Error {}

/**
 * Runs `work` on a service's migrated database and exits: for demo data and operators' commands. Needs `DATABASE_URL`,
 * and whatever variables `work` itself reads. Prints the text that `work` returns; a failure is printed and exits with
 * code 1.
 */
export async function runOnce(shape: DatabaseShape, work: (dataSource: DataSource) => Promise<string>): Promise<void> {
  let dataSource: DataSource | undefined;
  try {
    const { DATABASE_URL } = loadConfig({ DATABASE_URL: serviceVariables.DATABASE_URL });
    dataSource = await initializeMigrated(createDataSource({ ...shape, url: DATABASE_URL, poolSize: 4 }));
    process.stdout.write(`${await work(dataSource)}\n`);
  } catch (error) {
    const isOperators = error instanceof InvalidConfig || error instanceof InvalidArgument;
    process.stderr.write(`${isOperators ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  } finally {
    if (dataSource?.isInitialized) await dataSource.destroy();
  }
}
