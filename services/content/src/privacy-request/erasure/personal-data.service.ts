import {
  PERSONAL_DATA_SERVICES,
  personOf,
  type PersonalData,
  type ServicePersonalData,
  type PersonalDataService as Holder,
} from '@farmhouse/contracts/privacy/personal-data';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentPersonalData } from './content-personal-data.ts';
import { PrivacyRequestEntity } from '../privacy-request.entity.ts';

const OTHERS = PERSONAL_DATA_SERVICES.filter((service) => service !== 'content');

const each = <T>(
  parts: ReadonlyMap<Holder, ServicePersonalData>,
  of: (part: ServicePersonalData) => readonly T[],
): T[] => [...new Set([...parts.values()].flatMap((part) => [...of(part)]))];

/** The data that all services hold about the person of a privacy request. Rule: erasing a person. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentPersonalData: ContentPersonalData,
    private readonly questions: PersonalDataQuestions,
  ) {}

  /** Read-only. Services that do not answer in time are named as missing. Throws NotFound. */
  async gather(id: number, now = new Date()): Promise<PersonalData> {
    const { manager } = this.dataSource;
    const request = await manager.findOneBy(PrivacyRequestEntity, { id });
    if (!request) throw new NotFound('Privacy request');
    const person = personOf(request);
    const [own, parts] = await Promise.all([
      this.contentPersonalData.find(manager, person),
      this.questions.ask(person, OTHERS),
    ]);
    parts.set('content', own);
    const answered = PERSONAL_DATA_SERVICES.filter((service) => parts.has(service));
    const { reference, name, email, phone } = request;
    return {
      ...{ reference, name, email, phone },
      gatheredAt: now.toISOString(),
      services: answered.map((service) => ({ service, groups: parts.get(service)?.groups ?? [] })),
      missing: PERSONAL_DATA_SERVICES.filter((service) => !parts.has(service)),
      obstacles: each(parts, ({ obstacles }) => obstacles),
      otherContacts: each(parts, (part) => part.otherContacts),
    };
  }
}
