import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { PersonalDataAnswers } from './personal-data-answers.ts';
import { PersonalDataEraser } from './personal-data-eraser.ts';
import { PERSONAL_DATA_SOURCE, type ErasablePersonalData, type PersonalDataSource } from './personal-data-source.ts';

const providersOf = (source: Type<PersonalDataSource>): Provider[] => [
  source,
  { provide: PERSONAL_DATA_SOURCE, useExisting: source },
  PersonalDataAnswers,
];

/** Lets a service answer what it holds of a person. */
@Module({})
export class PersonalDataModule {
  /** For a service with an eraser of its own. */
  static answering(source: Type<PersonalDataSource>): DynamicModule {
    return { module: PersonalDataModule, providers: providersOf(source) };
  }

  /** For a service that erases when all may. */
  static erasing(source: Type<ErasablePersonalData>): DynamicModule {
    return {
      module: PersonalDataModule,
      providers: [...providersOf(source), PersonalDataEraser],
      exports: [PersonalDataEraser],
    };
  }
}
