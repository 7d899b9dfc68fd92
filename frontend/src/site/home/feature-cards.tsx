import { FeatureIcon } from './feature-icon.tsx';

/** A feature of the house. */
export interface Feature {
  icon: string;
  title: string;
  text: string;
}

/** Cards of features with icon, title and description. */
export function FeatureCards({ features, className }: { features: readonly Feature[]; className: string }) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-soft">
          <FeatureIcon icon={icon} title={title} />
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
