/** Line icons on a 24 px grid; each is one path. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  phone:
    'M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1.1A8 8 0 1 0 12 4zM9 11h.01M12 11h.01M15 11h.01',
  talk: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5',
  calendar: 'M5 6h14v14H5zM5 10h14M8.5 3.5V8M15.5 3.5V8',
  mail: 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 1 1 13 0c0 5-6.5 11-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  check: 'M5 12.5 10 17.5 19.5 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12v8h12v-8',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5l3 1.5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.3M18 15c2 .7 3.2 2.5 3.5 5',
  shield: 'M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6zM9 12l2.2 2.2L15.2 10',
  alert: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.01',
  tag: 'M4 12V4h8l8.5 8.5-8 8zM8 8h.01',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
