import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { makePartitions } from './partitions.ts';

/** Creates the partitions before the first hit arrives; afterwards the schedule does. */
@Injectable()
export class FirstPartitions implements OnModuleInit {
  constructor(private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    await makePartitions(this.db);
  }
}
