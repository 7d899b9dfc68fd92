import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { accepted } from '../support/api/call.ts';
import { eventually } from '../support/eventually.ts';
import { waitUntilHealthy, kill } from '../support/processes/processes.ts';
import { flushRedis } from '../support/processes/redis.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const PATH = '/api/admin/amenities';
const CALLS = 12;

test('changes that are repeated with their keys are made once although catalogue was killed and Redis emptied', async ({
  owner,
}) => {
  const run = `repeats-${Date.now()}`;
  const addAll = () =>
    Promise.all(
      Array.from({ length: CALLS }, (_, at) => {
        const body = { icon: 'pool', title: `${run} ${at}`, description: 'Added once' };
        const headers = { 'Idempotency-Key': `${run}-${at}` };
        return eventually(async () => accepted(await owner.call<AmenityView>('POST', PATH, { body, headers })), 60_000);
      }),
    );

  const adding = addAll();
  await kill('catalogue');
  await flushRedis();
  const first = await adding;
  await waitUntilHealthy('catalogue');
  const again = await addAll();

  expect(again).toEqual(first);
  const stored = (await owner.get<AmenityView[]>(PATH)).filter(({ title }) => title.startsWith(run));
  expect(stored).toHaveLength(CALLS);
  for (const { id } of stored) await owner.call('DELETE', `${PATH}/${id}`);
});
