import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { BrowserLinks } from '../mailed-link/browser-links.ts';
import { PasswordResets } from '../mailed-link/password-resets.ts';
import { AdminsService } from './admins.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { NewPasswords } from './new-password/new-passwords.ts';

@Module({})
export class AdminModule {
  static with(config: Provider): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      providers: [config, AdminsService, FirstAdmin, NewPasswords, PasswordResets, BrowserLinks],
      exports: [config, AdminsService, PasswordResets, BrowserLinks],
    };
  }
}
