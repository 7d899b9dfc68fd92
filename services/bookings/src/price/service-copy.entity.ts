import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service of the catalogue as of its last event. */
@Entity('service_copies')
export class ServiceCopyEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') name: string;
  /** Whole rupees. */
  @Column('integer') price: number;
  @Column('boolean') active: boolean;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
