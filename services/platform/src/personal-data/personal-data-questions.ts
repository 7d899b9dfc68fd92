import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServicePersonalData, PersonalDataService, Person } from '@farmhouse/contracts/privacy/personal-data';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/domain-error.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { answersKey, QUESTIONS_CHANNEL, type Question } from './personal-data.channel.ts';

/** How long services have to answer; the call of the owner who waits takes at most eight seconds. */
const TIMEOUT_MS = 4_000;
const POLL_MS = 40;

/** Asks other services what they hold of a person. */
@Injectable()
export class PersonalDataQuestions {
  constructor(private readonly connection: RedisConnection) {}

  /** The answers that came in time, by service. Throws Unavailable without Redis. */
  async ask(
    person: Person,
    services: readonly PersonalDataService[],
  ): Promise<Map<PersonalDataService, ServicePersonalData>> {
    const question: Question = { id: randomUUID(), person, services };
    try {
      await this.connection.redis.publish(QUESTIONS_CHANNEL, JSON.stringify(question));
      return await this.answersTo(question);
    } catch {
      throw new Unavailable();
    }
  }

  private async answersTo({ id, services }: Question): Promise<Map<PersonalDataService, ServicePersonalData>> {
    const { redis } = this.connection;
    const key = answersKey(id);
    const end = Date.now() + TIMEOUT_MS;
    while ((await redis.hlen(key)) < services.length && Date.now() < end) await sleep(POLL_MS);
    const answers = await redis.hgetall(key);
    await redis.del(key);
    return new Map(
      Object.entries(answers).map(([service, part]) => [
        service as PersonalDataService,
        JSON.parse(part) as ServicePersonalData,
      ]),
    );
  }
}
