/** What a service asks of its surroundings beyond a database, Redis and its own ports. */
export type Need = 'identity' | 'admin-login' | 'public-url' | 'guest-token' | 'mail';

export interface ServiceEntry {
  /** Folder under services/, database role and schema, and host name inside the container network. */
  name: string;
  /** Default local port; metrics are served a hundred above it. */
  port: number;
  needs: readonly Need[];
}

/** Every service that runs, in one place: the supervisor, the database roles and the tests all read it. */
export const SERVICES = [
  { name: 'identity', port: 4001, needs: ['admin-login'] },
  { name: 'catalogue', port: 4002, needs: ['identity'] },
  { name: 'content', port: 4003, needs: ['identity', 'public-url'] },
  { name: 'bookings', port: 4004, needs: ['identity', 'public-url', 'guest-token'] },
  { name: 'notifications', port: 4005, needs: ['public-url', 'guest-token', 'mail'] },
] as const satisfies readonly ServiceEntry[];

export type ServiceName = (typeof SERVICES)[number]['name'];

/** Services with demo data, in the order in which it is sown; bookings waits for its copies of the others' rows. */
export const SEEDED: readonly ServiceName[] = ['content', 'catalogue', 'bookings'];

/** Database that holds every service's schema. */
export const DATABASE = 'farmhouse';

export const METRICS_PORT_OFFSET = 100;
