import { SETTING_DESCRIPTION_MAX_LENGTH, SETTING_VALUE_MAX_LENGTH } from '@farmhouse/contracts/content/setting';
import { SETTING_TYPES, type SettingType } from '@farmhouse/contracts/content/setting-definitions';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

export const SETTING_KEY_UNIQUE = 'settings_key_unique';

/** One text or number of the site, by its key. Values are stored as text; the rules validate them by type. */
@Entity('settings')
@Unique(SETTING_KEY_UNIQUE, ['key'])
@Check('settings_key_shape', `key ~ '^[a-z0-9_]{1,64}$'`)
@Check('settings_type_known', `type IN ${sqlList(SETTING_TYPES)}`)
@Check('settings_value_length', `char_length(value) <= ${SETTING_VALUE_MAX_LENGTH}`)
@Check('settings_description_length', `char_length(description) <= ${SETTING_DESCRIPTION_MAX_LENGTH}`)
export class SettingEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'settings_pk' }) id: number;
  @Column('text') key: string;
  @Column('text') value: string;
  @Column('text', { default: 'text' }) type: SettingType;
  @Column('text', { nullable: true }) description: string | null;
  /** When `value` last changed; null in rows that no version with this column has written: then when the row changed. */
  @Column('timestamptz', { nullable: true }) valueChangedAt: Date | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
