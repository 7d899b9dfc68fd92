import { FeatureIcon } from './feature-icon.tsx';

/** A feature of the house. */
export interface Feature {
  icon: string;
  title: string;
  text: string;
}

/** Cards of features with icon, title and description; rows on phones. */
export function FeatureCards({ features, className }: { features: readonly Feature[]; className: string }) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li
          key={title}
          className="flex gap-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:block sm:p-5"
        >
          <FeatureIcon icon={icon} title={title} />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg sm:mt-4">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
