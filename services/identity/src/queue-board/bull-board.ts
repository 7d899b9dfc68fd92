import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { AppControllerRoute, BullBoardQueues, IServerAdapter, UIConfig } from '@bull-board/api/dist/types.js';
import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { escapeHtml } from '@farmhouse/contracts/text/html';
import type { Queue } from 'bullmq';
import type { FastifyRequest } from 'fastify';

const UI = dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));
const FILES = join(UI, 'dist/static');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

export interface LoadedBoard {
  page(): string;
  read(route: string, request: FastifyRequest): Promise<{ status: number; body: unknown }>;
  file(name: string): Promise<{ type: string; content: Buffer } | undefined>;
}

/** Fills in the document. The fonts of another host are left out: pages load nothing from elsewhere. */
function filledIn(template: string, values: Record<string, string>, config: UIConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return template
    .replace(/<link href="https?:[^>]*>/g, '')
    .replace('<%- uiConfig %>', () => json)
    .replace(/<%= (\w+) %>/g, (_found, name: string) => escapeHtml(values[name] ?? ''));
}

/** Collects the parts of the board instead of registering routes: board-routes.ts decides which of them exist. */
class Parts implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  routes: AppControllerRoute[] = [];
  config: UIConfig = {};

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.config = config;
    return this;
  }

  setViewsPath = (): this => this;
  setStaticPath = (): this => this;
  setEntryRoute = (): this => this;
  setErrorHandler = (): this => this;
}

export async function loadBoard(queues: readonly Queue[]): Promise<LoadedBoard> {
  const parts = new Parts();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: parts,
    options: {
      uiBasePath: UI,
      uiConfig: {
        boardTitle: 'Queues',
        hideDocsLink: true,
        hideRedisDetails: true,
        showWorkers: false,
        locale: { lng: 'en-US' },
      },
    },
  });
  const favIcon = parts.config.favIcon;
  const document = filledIn(
    await readFile(join(UI, 'dist/index.ejs'), 'utf8'),
    {
      basePath: `${QUEUE_BOARD}/`,
      title: 'Queues',
      favIconDefault: favIcon?.default ?? '',
      favIconAlternative: favIcon?.alternative ?? '',
    },
    parts.config,
  );
  const entries = await readdir(FILES, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  return {
    page: () => document,
    async read(route, { query, params, headers }) {
      const found = parts.routes.find((one) => one.method === 'get' && [one.route].flat().includes(route));
      if (!found) throw new Error(`The board has no ${route}`);
      const request = {
        queues: parts.queues,
        uiConfig: parts.config,
        query: query as Record<string, unknown>,
        params: params as Record<string, string>,
        body: {},
        headers: headers as Record<string, string | undefined>,
      };
      const { status = 200, body } = await found.handler(request);
      return { status, body };
    },
    async file(name) {
      const path = join(FILES, name);
      if (!files.has(path)) return undefined;
      return { type: TYPES[extname(path)] ?? 'application/octet-stream', content: await readFile(path) };
    },
  };
}
