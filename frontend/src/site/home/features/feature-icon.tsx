import { featureSymbol } from './feature-symbol.ts';

/** The decorative icon of a feature. */
export function FeatureIcon({ icon, title }: { icon: string; title: string }) {
  const symbol = featureSymbol(icon, title);
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-garden-soft text-garden"
    >
      {'text' in symbol ? (
        <span className="font-emoji text-xl whitespace-nowrap">{symbol.text}</span>
      ) : (
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={symbol.path} />
        </svg>
      )}
    </span>
  );
}
