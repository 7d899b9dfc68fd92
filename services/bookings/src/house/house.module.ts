import { Module } from '@nestjs/common';
import { House } from './house.ts';

/** The house's own id. */
@Module({ providers: [House], exports: [House] })
export class HouseModule {}
