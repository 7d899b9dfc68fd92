import type { Difference } from './newer-request.ts';

/** Each changed field with its former and its present value. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="grid gap-1">
      {differences.map(({ name, was, is }) => (
        <li key={name}>
          {name}: <del className="text-quiet">{was}</del> → <strong>{is}</strong>
        </li>
      ))}
    </ul>
  );
}
