import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that was handled; delivered again, it does nothing. */
@Entity('inbox')
@Index('inbox_handled', ['handledAt'])
export class InboxEntity {
  @PrimaryColumn('uuid') eventId: string;
  @Column('text') type: string;
  @Column('timestamptz', { default: () => 'now()' }) handledAt: Date;
}
