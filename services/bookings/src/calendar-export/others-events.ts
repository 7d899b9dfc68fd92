import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OthersEvent } from './export-entries.ts';

/** Events of other sites that take dates from the day on, but for those of one feed. */
type Source = (manager: EntityManager, from: string, exceptFeedId: number | null) => Promise<OthersEvent[]>;

/** Where calendars get what other sites have told this house; whoever reads feeds registers itself. */
@Injectable()
export class OthersEvents {
  private readonly sources: Source[] = [];

  register(source: Source): void {
    this.sources.push(source);
  }

  async of(manager: EntityManager, from: string, exceptFeedId: number | null): Promise<OthersEvent[]> {
    const lists = await Promise.all(this.sources.map((source) => source(manager, from, exceptFeedId)));
    return lists.flat();
  }
}
