import { Entity, PrimaryColumn } from 'typeorm';

/** The single row that identifies the house of this database; unlike a host name, it is part of the backups. */
@Entity('house')
export class CalendarOwnerIdEntity {
  @PrimaryColumn('uuid') id: string;
}
