import {
  CONSENT_CATEGORIES,
  SCRIPT_LOCATIONS,
  type ConsentCategory,
  type ScriptLocation,
} from '@farmhouse/contracts/content/custom-script';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** HTML that the owner has the site inject; stored unchanged. */
@Entity('custom_scripts')
@Check('custom_scripts_location_known', `location IN ${sqlList(SCRIPT_LOCATIONS)}`)
@Check('custom_scripts_consent_known', `consent_category IN ${sqlList(CONSENT_CATEGORIES)}`)
export class CustomScriptEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'custom_scripts_pk' }) id: number;
  @Column('text') name: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text') script: string;
  @Column('text', { default: 'head' }) location: ScriptLocation;
  /** Rule: scripts run under consent. */
  @Column('text', { default: 'marketing' }) consentCategory: ConsentCategory;
  @Column('boolean', { default: true }) isActive: boolean;
}
