import { Fragment } from 'react';

const CODES = /(FH-[0-9A-Z]+)/;

/** A text whose confirmation codes do not break at their hyphen. */
export function CodeText({ text }: { text: string }) {
  return text.split(CODES).map((part, index) =>
    CODES.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
