import { LRUCache } from 'lru-cache';

/** Each takes about 200 bytes. */
const MAX_SESSIONS = 20_000;

/**
 * Sessions of which this process knows that they are stored and counted on a day, so that their next views need not
 * carry the data of a new session. It may forget any of them, and the database checks whatever depends on it.
 */
export class StoredSessions {
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
