import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The last word of a number's owner: STOP or START. */
@Entity('whatsapp_opt_outs')
@Unique('whatsapp_opt_outs_phone', ['phone'])
export class WhatsappOptOutEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  /** Digits with the country's code. */
  @Column('text') phone: string;
  @Column('boolean') isStopped: boolean;
  /** When the word was sent; an earlier one that arrives later changes nothing. */
  @Column('timestamptz') saidAt: Date;
}
