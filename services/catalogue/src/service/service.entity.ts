import { MAX_SERVICE_PRICE, SERVICE_CATEGORIES, type ServiceCategory } from '@farmhouse/contracts/catalogue/service';
import { Check, Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A paid extra; its price is in whole rupees, charged once per stay. */
@Entity('services')
@Check('services_price_range', `price BETWEEN 0 AND ${MAX_SERVICE_PRICE}`)
@Check('services_category_known', `category IN (${SERVICE_CATEGORIES.map((name) => `'${name}'`).join(', ')})`)
@Check('services_name_given', `name <> ''`)
export class ServiceEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'services_pk' }) id: number;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('integer') price: number;
  @Column('text', { default: 'other' }) category: ServiceCategory;
  @Column('text', { nullable: true }) icon: string | null;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('boolean', { default: true }) active: boolean;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
