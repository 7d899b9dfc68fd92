import type { WhatsappMode, WhatsappTemplate } from '@farmhouse/contracts/messages/whatsapp';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's WhatsApp Business account; one row, or none before anything was entered. */
@Entity('whatsapp_account')
@Check('whatsapp_account_once', 'id = 1')
@Check('whatsapp_account_mode', "mode IN ('off', 'beside', 'instead')")
export class WhatsappAccountEntity {
  @PrimaryColumn('smallint') id: number;
  @Column('text', { default: 'off' }) mode: WhatsappMode;
  @Column('text', { nullable: true }) phoneNumberId: string | null;
  /** The three keys, each encrypted. */
  @Column('bytea', { nullable: true }) accessToken: Buffer | null;
  @Column('bytea', { nullable: true }) appSecret: Buffer | null;
  @Column('bytea', { nullable: true }) verifyToken: Buffer | null;
  @Column('jsonb', { default: [] }) templates: WhatsappTemplate[];
}
