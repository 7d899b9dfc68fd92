import type {
  ErasedCounts,
  ServicePersonalData,
  PersonalDataService,
  Person,
} from '@farmhouse/contracts/privacy/personal-data';
import type { EntityManager } from 'typeorm';

/** Most records of one kind that are shown; erasing has no limit. */
export const SHOWN_RECORDS = 1_000;

/** A service's class that knows where it holds data of persons. */
export interface PersonalDataSource {
  readonly service: PersonalDataService;
  find(manager: EntityManager, person: Person): Promise<ServicePersonalData>;
}

/** A source whose service erases when all others do, in the transaction that reports it. */
export interface ErasablePersonalData extends PersonalDataSource {
  erase(tx: EntityManager, person: Person, bookingIds: readonly number[]): Promise<ErasedCounts>;
}

export const PERSONAL_DATA_SOURCE = Symbol('PERSONAL_DATA_SOURCE');
