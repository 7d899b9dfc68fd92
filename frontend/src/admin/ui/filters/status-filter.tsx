import { formatNumber } from '@farmhouse/contracts/text/count';

interface StatusFilterProps<Status extends string> {
  /** Accessible name, such as 'Messages by status'. */
  label: string;
  /** In display order. */
  labels: Record<Status, string>;
  /** Label of the choice without a filter, by default All. */
  allText?: string;
  /** Undefined while loading. */
  counts: Record<Status, number> | undefined;
  chosen: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Filters a list by status; shows the number of records per status. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { label, labels, allText = 'All', counts, chosen, onChange } = props;
  const statuses = Object.keys(labels) as Status[];
  const total = counts && statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div role="group" aria-label={label} className="my-4 flex flex-wrap gap-2">
      <Choice text={allText} count={total} isChosen={chosen === undefined} onChoose={() => onChange(undefined)} />
      {statuses.map((status) => (
        <Choice
          key={status}
          text={labels[status]}
          count={counts?.[status]}
          isChosen={chosen === status}
          onChoose={() => onChange(status)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  text: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ text, count, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="figures min-h-11 rounded-full border border-field px-4 text-sm hover:border-garden aria-pressed:border-garden aria-pressed:bg-garden aria-pressed:font-semibold aria-pressed:text-white"
    >
      {count === undefined ? text : `${text} (${formatNumber(count)})`}
    </button>
  );
}
