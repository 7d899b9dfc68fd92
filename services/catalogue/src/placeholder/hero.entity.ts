import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model of the active pictures of the home page's hero; a single row. */
@Entity('hero')
@Check('hero_single', 'id = 1')
export class HeroEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'hero_pk' }) id: number;
  /** In the owner's order: addresses of the web, or paths of the site. */
  @Column('text', { array: true }) addresses: string[];
  @Column('bigint') version: string;
}
