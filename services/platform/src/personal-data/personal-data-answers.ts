import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RedisConnection } from '../redis/redis.connection.ts';
import { answersKey, ANSWERS_SECONDS, QUESTIONS_CHANNEL, type Question } from './personal-data.channel.ts';
import { PERSONAL_DATA_SOURCE, type PersonalDataSource } from './personal-data-source.ts';

/** Answers what its service holds of a person. Replicas give the same response. */
@Injectable()
export class PersonalDataAnswers implements OnApplicationBootstrap {
  private readonly log = new Logger('PersonalDataAnswers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly connection: RedisConnection,
    @Inject(PERSONAL_DATA_SOURCE) private readonly source: PersonalDataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.connection.subscribe(QUESTIONS_CHANNEL, (message) => {
      this.answer(message).catch((error: Error) => this.log.warn(error.message));
    });
  }

  private async answer(message: string): Promise<void> {
    const { id, person, services } = JSON.parse(message) as Question;
    const { service } = this.source;
    if (!services.includes(service)) return;
    const part = await this.source.find(this.dataSource.manager, person);
    const key = answersKey(id);
    await this.connection.redis.multi().hset(key, service, JSON.stringify(part)).expire(key, ANSWERS_SECONDS).exec();
  }
}
