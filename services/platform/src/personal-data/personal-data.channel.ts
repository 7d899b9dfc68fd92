import type { PersonalDataService, Person } from '@farmhouse/contracts/privacy/personal-data';

/**
 * Questions and answers pass through Redis and are stored nowhere else: a question is published, each service puts its
 * answer into the question's hash, which expires.
 */
export const QUESTIONS_CHANNEL = 'personal-data-asked';

export interface Question {
  id: string;
  person: Person;
  services: readonly PersonalDataService[];
}

/** The hash of the answers, a field a service. */
export const answersKey = (id: string): string => `personal-data:${id}`;

/** How long answers are kept at most, if they are not read and deleted before. */
export const ANSWERS_SECONDS = 30;
