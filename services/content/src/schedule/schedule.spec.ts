import { describe, expect, it } from '@jest/globals';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { scheduleInRedis } from '@farmhouse/platform/testing/schedule-in-redis';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { useContent } from '../testing/use-content.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';

const content = useContent();
const queue = () => content().app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });
const rows = async (condition: string) => (await content().app.get(DataSource).query<object[]>(condition)).length;

describe('the schedule of the content service', () => {
  it('is written to Redis once', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
  });

  it('is restored automatically after Redis has lost its data, and /health/ready returns 503 until then', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
    await content().app.get(RedisConnection).redis.flushdb();

    const ready = await call(content(), 'GET', '/health/ready');

    expect(ready).toMatchObject({ status: 503, body: { checks: { schedule: 'down', redis: 'up' } } });
    await scheduleInRedis(queue(), SCHEDULE);
    expect(await call(content(), 'GET', '/health/ready')).toMatchObject({ status: 200 });
  }, 20_000);

  it('stores the sitemap, reminds of privacy requests, and deletes old messages and requests closed long ago', async () => {
    const db = content().app.get(DataSource);
    for (const name of ['Open', 'Closed', 'Closed long ago']) {
      const body = { type: 'copy', name, email: 'asha@example.com' };
      await callAsAdmin(content(), 'POST', '/api/privacy-requests', { body });
    }
    await db.query(`UPDATE privacy_requests SET status = 'completed', closed_at = now() - interval '35 months'
      WHERE name = 'Closed'`);
    await db.query(`UPDATE privacy_requests SET status = 'rejected', closed_at = now() - interval '37 months'
      WHERE name = 'Closed long ago'`);
    await callAsAdmin(content(), 'POST', '/api/contact', {
      body: { name: 'Asha', email: 'asha@example.com', message: 'Hello' },
    });
    await db.query(`UPDATE privacy_requests SET due_date = CURRENT_DATE, created_at = now() - interval '4 years'`);
    await db.query(`UPDATE contact_messages SET created_at = now() - interval '3 years'`);

    await queue().resume();
    for (const name of Object.keys(SCHEDULE)) await queue().add(name, {});

    await eventually(async () => {
      expect(await rows('SELECT 1 FROM sitemap WHERE xml IS NOT NULL')).toBe(1);
      expect(await rows('SELECT 1 FROM privacy_requests WHERE reminders_sent = 2')).toBe(1);
      expect(await rows('SELECT 1 FROM contact_messages')).toBe(0);
      expect(await db.query('SELECT name FROM privacy_requests ORDER BY id')).toEqual([
        { name: 'Open' },
        { name: 'Closed' },
      ]);
    });
  });
});
