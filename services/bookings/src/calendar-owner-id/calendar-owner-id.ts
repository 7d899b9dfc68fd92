import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarOwnerIdEntity } from './calendar-owner-id.entity.ts';

/** The identity of this house. */
@Injectable()
export class CalendarOwnerId {
  private known: string | undefined;

  constructor(private readonly db: DataSource) {}

  /** Stable for as long as the database and its backups live. */
  async id(): Promise<string> {
    this.known ??= (await this.db.manager.findOneByOrFail(CalendarOwnerIdEntity, {})).id;
    return this.known;
  }
}
