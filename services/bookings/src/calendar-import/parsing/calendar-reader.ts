import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DAY_MS, SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import type { Window } from './occurrences.ts';
import type { ParseResult } from './parsed-event.ts';

/** How far ahead events occupy dates: further than guests can book. */
const HORIZON_DAYS = 2 * 366;
const MAX_MS = 5 * SECOND_MS;
const MAX_MEMORY_MB = 192;

const THREAD = new URL(`./calendar-thread${extname(import.meta.filename)}`, import.meta.url);

/** From today to the horizon. */
export function windowFrom(now: Date): Window {
  return { from: istInstant(istDate(now), '00:00'), to: new Date(now.getTime() + HORIZON_DAYS * DAY_MS) };
}

/**
 * Parses a calendar's text in a worker thread with limits of time and memory: a text of two megabytes takes a second,
 * and a recurrence rule may never end.
 */
@Injectable()
export class CalendarReader {
  read(text: string, now = new Date(), maxMs = MAX_MS): Promise<ParseResult> {
    return new Promise((resolve) => {
      const worker = new Worker(THREAD, {
        workerData: { text, window: windowFrom(now) },
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      });
      const end = (reading: ParseResult) => {
        clearTimeout(timer);
        resolve(reading);
        void worker.terminate();
      };
      const timer = setTimeout(() => end({ problem: 'too-slow' }), maxMs);
      worker.once('message', end);
      worker.once('error', () => end({ problem: 'not-a-calendar' }));
    });
  }
}
