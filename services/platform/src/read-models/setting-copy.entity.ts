import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service's own copy of a site setting, updated by events. */
@Entity('setting_copies')
export class SettingCopyEntity {
  @PrimaryColumn('text') key: string;
  @Column('text') value: string;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
