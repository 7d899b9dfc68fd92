import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The baseline of page views: a bare Node server that reads each body and returns 204; with a database URL, after one
 * insert each. Arguments: a port, a database URL.
 */
const [port = '0', databaseUrl] = process.argv.slice(2);

interface PageView {
  sessionId: string;
  page: string;
}

const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 16 }) : undefined;

async function store({ sessionId, page }: PageView): Promise<void> {
  await pool?.query({
    name: 'insert-view',
    text: `INSERT INTO page_views (created_at, id, session_id, page, time_on_page, scroll_depth, exit_page)
           VALUES (now(), $1, $2, $3, 0, 0, false)`,
    values: [randomUUID(), sessionId, page],
  });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const answer = (status: number) => response.writeHead(status).end();
    if (request.method !== 'POST') return answer(200);
    store(JSON.parse(Buffer.concat(chunks).toString()) as PageView).then(
      () => answer(204),
      () => answer(500),
    );
  });
});
server.listen(Number(port), '127.0.0.1');
