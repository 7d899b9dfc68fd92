import { featureSign } from './feature-sign.ts';

/** The decorative icon of a feature. */
export function FeatureIcon({ icon, title }: { icon: string; title: string }) {
  const sign = featureSign(icon, title);
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-garden-soft text-garden"
    >
      {'text' in sign ? (
        <span className="font-emoji text-xl whitespace-nowrap">{sign.text}</span>
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
          <path d={sign.path} />
        </svg>
      )}
    </span>
  );
}
