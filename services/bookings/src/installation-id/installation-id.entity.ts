import { Entity, PrimaryColumn } from 'typeorm';

/** The single row that identifies this installation; unlike a host name, it is part of the backups. */
@Entity('house')
export class InstallationIdEntity {
  @PrimaryColumn('uuid') id: string;
}
