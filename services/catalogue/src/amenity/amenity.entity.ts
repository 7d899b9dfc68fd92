import {
  AMENITY_CATEGORIES,
  AMENITY_DEFAULT_COLOR,
  type AmenityCategory,
} from '@farmhouse/contracts/catalogue/amenity';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An amenity of the house. */
@Entity('amenities')
@Check('amenities_category', `category IN ${sqlList(AMENITY_CATEGORIES)}`)
@Index('amenities_order', ['order', 'id'])
export class AmenityEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'amenities_pk' }) id: number;
  @Column('text') icon: string;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text', { default: 'basic' }) category: AmenityCategory;
  @Column('text', { default: AMENITY_DEFAULT_COLOR }) color: string;
  /** Sort order, ascending. */
  @Column('integer', { default: 0 }) order: number;
  @Column('boolean', { default: true }) active: boolean;
}
