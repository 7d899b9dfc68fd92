import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger as PinoLogger } from 'nestjs-pino';
import { QueryFailedError } from 'typeorm';
import { createLog } from './log.ts';
import { logging } from './logging.ts';

@Module({})
class LoggedModule {}

it('the log says of a failed query what failed and where, and no value of it', async () => {
  const lines: string[] = [];
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
  const app = await NestFactory.createApplicationContext(
    { module: LoggedModule, imports: [logging(log)] },
    { bufferLogs: true },
  );
  app.useLogger(app.get(PinoLogger));
  const driverError = Object.assign(new Error('value too long'), { detail: 'Asha Rao' });

  new Logger('Problem').error({ err: new QueryFailedError('INSERT', ['Asha Rao'], driverError) });
  await app.close();

  const line = lines.find((one) => one.includes('value too long')) ?? '';
  expect(line).toContain('logging.isolated.spec');
  expect(lines.join('')).not.toContain('Asha Rao');
});
