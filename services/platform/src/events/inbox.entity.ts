import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that was handled; delivered again, it does nothing. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('uuid') eventId: string;
  @Column('text') type: string;
  @Column('timestamptz', { default: () => 'now()' }) handledAt: Date;
}
