import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { createLog, logRequests } from './log.ts';

const ADMIN = { id: 7, username: 'meena', role: 'admin', tokenId: 'a token', issuedAt: 0, expiresAt: 0 };

/** The lines at the level `info` about one call with this response. */
async function linesAbout(method: 'GET' | 'POST', status: number, admin?: typeof ADMIN): Promise<object[]> {
  const lines: object[] = [];
  const log = createLog('test', 'info', { write: (line) => void lines.push(JSON.parse(line) as object) });
  const server = Fastify();
  server.addHook('onRequest', (request, _reply, done) => {
    if (admin) request.admin = admin;
    done();
  });
  logRequests(server, log);
  server.route({ method, url: '/things/:id', handler: (_request, reply) => reply.status(status).send({}) });
  await server.inject({ method, url: '/things/12?q=Asha' });
  await server.close();
  return lines;
}

const WARN = 40;
const INFO = 30;

it.each<['GET' | 'POST', number, number | undefined]>([
  ['GET', 200, undefined],
  ['GET', 404, undefined],
  ['GET', 401, WARN],
  ['GET', 403, WARN],
  ['POST', 401, WARN],
  ['POST', 200, INFO],
])('logRequests writes a %s that is answered %i at the level %s', async (method, status, level) => {
  expect(await linesAbout(method, status)).toMatchObject(
    level ? [{ level, method, status, route: '/things/:id', requestId: expect.any(String) }] : [],
  );
});

it('logRequests writes the id of the admin who made the call, and nothing else of the admin', async () => {
  const [line] = await linesAbout('GET', 403, ADMIN);

  expect(line).toMatchObject({ admin: 7 });
  expect(JSON.stringify(line)).not.toMatch(/meena|a token/);
});
