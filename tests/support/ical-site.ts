import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const compact = (day: string): string => day.replaceAll('-', '');

const eventOf = (from: string, until: string, number: number): string[] => [
  ...['BEGIN:VEVENT', `UID:${from}-${until}-${number}@site.example`, 'DTSTAMP:20261101T000000Z', 'SUMMARY:Reserved'],
  ...[`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(until)}`, 'END:VEVENT'],
];

/** The first night, the day of departure, and the number of events with these dates. */
export type Nights = readonly [from: string, until: string, events?: number];

const eventsOf = ([from, until, events = 1]: Nights): string[] =>
  Array.from({ length: events }, (_, number) => eventOf(from, until, number)).flat();

/** A fake of another site, on this machine, that has sold some nights, and serves them as a calendar. */
export async function icalSite(...sold: Nights[]) {
  let nights: readonly Nights[] = sold;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Site//EN'];
    response.end([...head, ...nights.flatMap(eventsOf), 'END:VCALENDAR', ''].join('\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    sell: (...sales: Nights[]) => {
      nights = sales;
    },
    close: () => server.close(),
  };
}
