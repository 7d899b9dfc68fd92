import { expect, it } from '@jest/globals';
import { operatorVariables } from './operator-variables.ts';
import { loadSettings } from './settings.ts';

it("operatorVariables names the operator's variables that are set, without their values", () => {
  const env = {
    SMTP_URL: 'smtps://stay:secret@mail.example',
    BACKUP: 'yes',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    RATE_LIMIT_GENERAL: '100',
    GATEWAY_PORT: '8081',
    MAIL_FROM: '',
    HOME: '/root',
    SEAL_SECRETS: 'in secrets.env, which is in the backup',
  };

  expect(operatorVariables(loadSettings({}).ports, env)).toEqual([
    'BACKUP',
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'GATEWAY_PORT',
    'RATE_LIMIT_GENERAL',
    'SMTP_URL',
  ]);
});
