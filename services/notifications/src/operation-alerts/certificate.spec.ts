import { describe, expect, it } from '@jest/globals';
import { WatchedCertificates } from './certificate.ts';

const SITE = 'https://farm.example';
const DASHBOARD = 'https://admin.farm.example';
const HOUR = 3_600_000;
const MAY = new Date('2027-05-01T00:00:00Z');
const JUNE = new Date('2027-06-01T00:00:00Z');

/** Certificates whose ends a test sets; an address without one does not answer. */
function watched(addresses: string[], ends: Record<string, Date>) {
  const checked: string[] = [];
  const certificates = new WatchedCertificates(addresses, (address) => {
    checked.push(address);
    return Promise.resolve(ends[address] ?? null);
  });
  return { certificates, checked };
}

describe('the certificates of the product', () => {
  it('end when the first of them ends, that of the dashboard included', async () => {
    const { certificates } = watched([SITE, DASHBOARD], { [SITE]: JUNE, [DASHBOARD]: MAY });

    expect(await certificates.earliestEnd(0)).toEqual(MAY);
  });

  it('keep the end that is known of an address that no longer answers, and take a later one', async () => {
    const ends: Record<string, Date> = { [SITE]: MAY };
    const { certificates } = watched([SITE], ends);
    await certificates.earliestEnd(0);

    delete ends[SITE];
    expect(await certificates.earliestEnd(HOUR)).toEqual(MAY);

    ends[SITE] = JUNE;
    expect(await certificates.earliestEnd(2 * HOUR)).toEqual(JUNE);
  });

  it('are read once an hour, and once where the dashboard has no other address', async () => {
    const { certificates, checked } = watched([SITE, SITE], {});

    for (const time of [0, HOUR - 1, HOUR]) expect(await certificates.earliestEnd(time)).toBeNull();

    expect(checked).toEqual([SITE, SITE]);
  });
});
