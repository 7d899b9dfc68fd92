import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model of a paid extra, with the fields that its page's URL needs. */
@Entity('service_pages')
export class ServicePageEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') name: string;
  @Column('boolean') active: boolean;
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
