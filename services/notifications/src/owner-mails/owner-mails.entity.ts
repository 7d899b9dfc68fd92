import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mails of the present hour that anybody could cause, to one address of the owner. */
@Entity('owner_mails')
export class OwnerMailsEntity {
  @PrimaryColumn('text') recipient: string;
  /** When the hour began. */
  @Column('timestamptz') since: Date;
  @Column('integer') count: number;
  /** When the last summary was made. */
  @Column('timestamptz', { nullable: true }) digestAt: Date | null;
}
