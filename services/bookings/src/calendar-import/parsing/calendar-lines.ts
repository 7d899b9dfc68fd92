/** A property or the beginning or end of a component; anything else is a remnant of a badly folded text. */
const CONTENT_LINE = /^[A-Za-z][A-Za-z0-9-]*[;:]/;

/** A date without `VALUE=DATE`, as some sites write it. */
const BARE_DAY = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?:;TZID=[^:;]*)?:(\d{8}(?:,\d{8})*)$/i;

/** The lines of a calendar, unfolded, with any line ends; undefined when the text is not a calendar. */
export function calendarLines(text: string): string[] | undefined {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = plain.replace(/\n[ \t]/g, '').split('\n');
  const content = lines
    .filter((line) => CONTENT_LINE.test(line))
    .map((line) => line.replace(BARE_DAY, '$1;VALUE=DATE:$2'));
  const first = lines.find((line) => line.trim() !== '');
  return first && /^BEGIN:VCALENDAR\s*$/i.test(first) ? content.map((line) => line.trimEnd()) : undefined;
}

/** True if every calendar that begins also ends, so that the text is not truncated. */
export function isWhole(lines: readonly string[]): boolean {
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return count(/^BEGIN:VCALENDAR$/i) === count(/^END:VCALENDAR$/i) && /^END:VCALENDAR$/i.test(lines.at(-1) ?? '');
}
