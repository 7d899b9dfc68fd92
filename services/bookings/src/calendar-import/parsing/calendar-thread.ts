import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './parsed-calendar.ts';
import type { Window } from './occurrences.ts';

const { text, window } = workerData as { text: string; window: Window };
parentPort?.postMessage(readCalendar(text, window));
