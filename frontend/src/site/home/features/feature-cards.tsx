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
  /** On phones, `list` shows them as lines of one card, `titles` in two columns without their descriptions. */
  onPhones: 'list' | 'titles';
}

const PHONE_CLASSES = {
  list: {
    list: 'max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-soft max-sm:divide-y max-sm:divide-line',
    card: 'max-sm:gap-3 max-sm:px-3.5 max-sm:py-3',
    title: '',
    text: 'max-sm:text-sm',
  },
  titles: {
    list: 'max-sm:grid-cols-2 max-sm:gap-2',
    card: 'max-sm:flex-col max-sm:gap-1.5 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-3 max-sm:shadow-soft',
    title: 'max-sm:text-sm max-sm:hyphens-auto',
    text: 'max-sm:hidden',
  },
};

/** Cards of features with icon, title and description; on phones as a list or as titles. */
export function FeatureCards({ features, className, onPhones }: FeatureCardsProps) {
  const classes = PHONE_CLASSES[onPhones];
  return (
    <ul className={`grid sm:gap-4 ${classes.list} ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li
          key={title}
          className={`flex sm:block sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-5 sm:shadow-soft ${classes.card}`}
        >
          <FeatureIcon icon={icon} title={title} />
          <div className="min-w-0 flex-1">
            <h3 className={`text-base wrap-break-word max-sm:leading-snug sm:mt-4 sm:text-lg ${classes.title}`}>
              {title}
            </h3>
            <p className={`mt-0.5 text-quiet sm:mt-1 ${classes.text}`}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
