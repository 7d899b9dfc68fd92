import { Module } from '@nestjs/common';
import { ContentChanges } from './content-changes.ts';

@Module({ providers: [ContentChanges], exports: [ContentChanges] })
export class ChangesModule {}
