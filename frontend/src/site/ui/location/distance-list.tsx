import { Disclosure } from '../disclosure.tsx';

/** A place with its distance. */
export interface Place {
  name: string;
  /** Kilometres. */
  km: number;
  /** Driving time. */
  minutes?: number;
  note?: string;
}

interface DistanceListProps {
  title: string;
  places: readonly Place[];
  isCollapsed?: boolean;
}

/** List of places with distance and driving time; nothing without places. */
export function DistanceList({ title, places, isCollapsed = false }: DistanceListProps) {
  if (places.length === 0) return null;
  if (isCollapsed) {
    return (
      <Disclosure title={title}>
        <Distances places={places} />
      </Disclosure>
    );
  }
  return (
    <div>
      <h3 className="mb-4 text-xl">{title}</h3>
      <Distances places={places} />
    </div>
  );
}

function Distances({ places }: Pick<DistanceListProps, 'places'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map(({ name, km, minutes, note }) => (
        <li key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <span>
            <span className="font-medium">{name}</span>
            {typeof note === 'string' && note !== '' && <span className="block text-sm text-quiet">{note}</span>}
          </span>
          <span className="shrink-0 tabular-nums">
            {km} km{typeof minutes === 'number' && ` · ${minutes} min`}
          </span>
        </li>
      ))}
    </ul>
  );
}
