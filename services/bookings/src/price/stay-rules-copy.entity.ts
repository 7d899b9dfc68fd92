import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** All active stay rules of the catalogue as of a change of them; the row with the highest version applies. */
@Entity('stay_rules_copies')
export class StayRulesCopyEntity {
  @PrimaryColumn('bigint') version: string;
  @Column('jsonb') rules: StayRule[];
}
