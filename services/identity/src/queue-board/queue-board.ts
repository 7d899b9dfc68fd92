import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BoardQueues } from './board-queues.ts';
import type { LoadedBoard } from './bull-board.ts';

/** The board of bull-board. It is loaded when it is first opened: most processes never show it. */
@Injectable()
export class QueueBoard {
  private loading: Promise<LoadedBoard> | undefined;

  constructor(private readonly boardQueues: BoardQueues) {}

  /** The document of every page. */
  async page(): Promise<string> {
    return (await this.load()).page();
  }

  /** The response of the board's API at `route`. */
  async read(route: string, request: FastifyRequest): Promise<{ status: number; body: unknown }> {
    return (await this.load()).read(route, request);
  }

  /** A script, style, picture or text of the board; undefined when it has none of that name. */
  async file(name: string): Promise<{ type: string; content: Buffer } | undefined> {
    return (await this.load()).file(name);
  }

  private load(): Promise<LoadedBoard> {
    this.loading ??= import('./bull-board.ts')
      .then(({ loadBoard }) => loadBoard(this.boardQueues.all()))
      .catch((error: unknown) => {
        this.loading = undefined;
        throw error;
      });
    return this.loading;
  }
}
