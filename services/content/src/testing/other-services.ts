import type { ServicePersonalData, PersonalDataService } from '@farmhouse/contracts/privacy/personal-data';
import { answersKey, QUESTIONS_CHANNEL, type Question } from '@farmhouse/platform/personal-data/personal-data.channel';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import type { TestService } from '@farmhouse/platform/testing/test-service';

export const NOTHING: ServicePersonalData = { groups: [], obstacles: [], otherContacts: [] };

/**
 * Fakes other services, which report the data they hold about a person; returns the questions that they received.
 */
export function answerAs(
  { app }: TestService,
  answers: Partial<Record<PersonalDataService, ServicePersonalData>>,
): Question[] {
  const questions: Question[] = [];
  const connection = app.get(RedisConnection);
  connection.subscribe(QUESTIONS_CHANNEL, (message) => {
    const question = JSON.parse(message) as Question;
    questions.push(question);
    for (const [service, part] of Object.entries(answers))
      void connection.redis.hset(answersKey(question.id), service, JSON.stringify(part));
  });
  return questions;
}
