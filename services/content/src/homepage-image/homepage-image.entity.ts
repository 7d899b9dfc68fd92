import { HOMEPAGE_SECTIONS, MAX_ORDER, type HomepageSection } from '@farmhouse/contracts/content/homepage-image';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture of the home page, by section and position. */
@Entity('homepage_images')
@Check('homepage_images_section_known', `section IN ${sqlList(HOMEPAGE_SECTIONS)}`)
@Check('homepage_images_order_range', `"order" BETWEEN 0 AND ${MAX_ORDER}`)
export class HomepageImageEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'homepage_images_pk' }) id: number;
  @Column('text') section: HomepageSection;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text') imageUrl: string;
  @Column('text', { nullable: true }) altText: string | null;
  @Column('integer', { default: 0 }) order: number;
  @Column('boolean', { default: true }) active: boolean;
}
