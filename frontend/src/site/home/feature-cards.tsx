import { FeatureIcon } from './feature-icon.tsx';

/** A feature of the house. */
export interface Feature {
  icon: string;
  title: string;
  text: string;
}

interface FeatureCardsProps {
  features: readonly Feature[];
  className: string;
  /** True to stand the icon above the text on phones, too. */
  isCompact?: boolean;
}

/** Cards of features with icon, title and description; on phones the icon is beside the text. */
export function FeatureCards({ features, className, isCompact = false }: FeatureCardsProps) {
  return (
    <ul className={`grid gap-3 sm:gap-4 ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li
          key={title}
          className={`${isCompact ? '' : 'flex gap-3'} rounded-card border border-line bg-surface p-3.5 shadow-soft sm:block sm:p-5`}
        >
          <FeatureIcon icon={icon} title={title} />
          <div className="min-w-0 flex-1">
            <h3 className={`${isCompact ? 'mt-2' : ''} text-base sm:mt-4 sm:text-lg`}>{title}</h3>
            <p className="mt-0.5 text-quiet max-sm:text-sm sm:mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
