import ICAL from 'ical.js';

function isReadable(lines: readonly string[]): boolean {
  try {
    ICAL.parse(lines.join('\r\n'));
    return true;
  } catch {
    return false;
  }
}

/** The lines of a calendar without those of events that cannot be parsed on their own. */
export function withoutUnreadableEvents(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let event: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = [];
    (event ?? kept).push(line);
    if (!event || !/^END:VEVENT$/i.test(line)) continue;
    if (isReadable(event)) kept.push(...event);
    event = undefined;
  }
  return [...kept, ...(event ?? [])];
}
