import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of a paid extra, as much as its page's address needs. */
@Entity('service_pages')
export class ServicePageEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') name: string;
  @Column('boolean') active: boolean;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
