import { Module } from '@nestjs/common';
import { InstallationId } from './installation-id.ts';

/** The installation's own id. */
@Module({ providers: [InstallationId], exports: [InstallationId] })
export class InstallationIdModule {}
