import { Entity, PrimaryColumn } from 'typeorm';

/** The one row that says which house this database is about; it moves with its backups, unlike a host name. */
@Entity('house')
export class HouseEntity {
  @PrimaryColumn('uuid') id: string;
}
