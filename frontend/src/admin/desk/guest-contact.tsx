/** A number that calls at a tap. */
export function GuestContact({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="figures whitespace-nowrap">
      {number}
    </a>
  );
}
