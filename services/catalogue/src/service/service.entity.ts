import {
  MAX_SERVICE_GUESTS,
  MAX_SERVICE_PRICE,
  SERVICE_CATEGORIES,
  SERVICE_FREQUENCIES,
  type ServiceCategory,
  type ServiceFrequency,
} from '@farmhouse/contracts/catalogue/service';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A paid extra; its price is in whole rupees, charged once per stay. */
@Entity('services')
@Check('services_price_range', `price BETWEEN 0 AND ${MAX_SERVICE_PRICE}`)
@Check('services_category_known', `category IN ${sqlList(SERVICE_CATEGORIES)}`)
@Check('services_max_guests_range', `max_guests BETWEEN 1 AND ${MAX_SERVICE_GUESTS}`)
@Check('services_frequency_known', `frequency IN ${sqlList(SERVICE_FREQUENCIES)}`)
@Check('services_name_given', `name <> ''`)
export class ServiceEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'services_pk' }) id: number;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('integer') price: number;
  @Column('text', { default: 'other' }) category: ServiceCategory;
  @Column('text', { nullable: true }) icon: string | null;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('integer', { nullable: true }) maxGuests: number | null;
  @Column('text', { nullable: true }) frequency: ServiceFrequency | null;
  @Column('boolean', { default: true }) active: boolean;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
