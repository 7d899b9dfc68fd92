const LINK = 'items-center text-terracotta-dark max-lg:inline-flex max-lg:min-h-11';

/** A number that calls at a tap. */
export function GuestPhone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`figures ${LINK}`}>
      {number}
    </a>
  );
}

/** An address that is written to at a tap. */
export function GuestEmail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`wrap-anywhere ${LINK}`}>
      {email}
    </a>
  );
}
