import { LRUCache } from 'lru-cache';

/** Each takes about 200 bytes. */
const MAX_SESSIONS = 20_000;

/**
 * Sessions of which this process knows that they are stored and counted on a day, so that their next views need not carry
 * what a new session begins with. It may forget any, and what it knows decides nothing that the database does not check.
 */
export class KnownSessions {
  private readonly days = new LRUCache<string, string>({ max: MAX_SESSIONS });

  isCountedOn(sessionId: string, day: string): boolean {
    return this.days.get(sessionId) === day;
  }

  note(sessionId: string, day: string): void {
    this.days.set(sessionId, day);
  }

  forget(sessionId: string): void {
    this.days.delete(sessionId);
  }
}
