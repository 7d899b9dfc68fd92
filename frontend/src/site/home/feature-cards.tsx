import { FeatureIcon } from './feature-icon.tsx';

/** A feature of the house. */
export interface Feature {
  icon: string;
  title: string;
  text: string;
}

/** Cards of features with icon, title and description; on phones rows, or side by side to swipe through. */
export function FeatureCards({ features, className }: { features: readonly Feature[]; className: string }) {
  return (
    <ul className={`grid gap-3 sm:gap-4 ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li
          key={title}
          className="flex gap-3 rounded-card border border-line bg-surface p-3.5 shadow-soft sm:block sm:p-5"
        >
          <FeatureIcon icon={icon} title={title} />
          <div className="min-w-0 flex-1">
            <h3 className="text-base sm:mt-4 sm:text-lg">{title}</h3>
            <p className="mt-0.5 text-quiet max-sm:text-sm sm:mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
