import { inRoot } from '../../paths.ts';
import type { ServiceName } from '../../services.ts';

interface ServiceCommand {
  service: ServiceName;
  /** The name of its file in the service's folder `commands`. */
  file: string;
}

/** The operator's commands that need the running product, by their name, with what each runs in turn. */
export const ADMIN_COMMANDS: Readonly<Record<string, readonly ServiceCommand[]>> = {
  unlock: [{ service: 'identity', file: 'unlock' }],
  republish: [
    { service: 'catalogue', file: 'republish' },
    { service: 'content', file: 'republish' },
  ],
  recount: [{ service: 'analytics', file: 'recount' }],
  'restore-booking': [{ service: 'bookings', file: 'restore-booking' }],
};

/** The built script of a service's command. */
export const scriptOf = ({ service, file }: ServiceCommand): string =>
  inRoot('services', service, 'dist/commands', `${file}.js`);
