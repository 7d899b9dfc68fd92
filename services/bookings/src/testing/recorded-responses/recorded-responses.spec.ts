import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { resetDatabase } from '../test-bookings.ts';
import { useBookings } from '../use-bookings.ts';
import { Comparable } from './comparable.ts';
import { History } from './history.ts';
import { RandomChoices } from './random-choices.ts';

const HISTORIES = 100;
const IN_ONE_TEST = 20;
/** Written with `RECORD_RESPONSES=yes`; to be recorded again only when the answers are meant to change. */
const RECORDING = new URL('recorded-responses.json.br', import.meta.url);

const isRecording = process.env.RECORD_RESPONSES === 'yes';
const recorded = isRecording
  ? []
  : (JSON.parse(brotliDecompressSync(readFileSync(RECORDING)).toString()) as unknown[][]);

describe('recorded responses of the booking calls', () => {
  const bookings = useBookings();

  async function responsesOf(seed: number): Promise<unknown[]> {
    await resetDatabase(bookings);
    const calls = await new History(bookings, new RandomChoices(seed)).play();
    const comparable = new Comparable();
    return calls.map((call) => comparable.of(call)) as unknown[];
  }

  for (let first = 0; first < HISTORIES; first += IN_ONE_TEST) {
    it(`are the same in histories ${first + 1} to ${first + IN_ONE_TEST}`, async () => {
      for (let seed = first; seed < first + IN_ONE_TEST; seed += 1) {
        const responses = await responsesOf(seed);
        if (isRecording) recorded[seed] = responses;
        expect({ history: seed + 1, responses }).toEqual({ history: seed + 1, responses: recorded[seed] });
      }
    }, 120_000);
  }

  it('cover every state of a booking and of a payment', () => {
    if (isRecording) writeFileSync(RECORDING, brotliCompressSync(JSON.stringify(recorded)));
    const text = JSON.stringify(recorded);

    for (const status of ['pending', 'confirmed', 'cancelled', 'completed'])
      expect(text).toContain(`"status":"${status}"`);
    for (const status of ['pending', 'paid', 'pending_verification', 'verified', 'failed'])
      expect(text).toContain(`"paymentStatus":"${status}"`);
  });
});
