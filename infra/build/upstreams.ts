import { ROUTES, type PublicRoute } from '../../services/contracts/src/routes/routes.ts';
import { SERVICES, type ServiceName } from '../services.ts';

/** Services that answer calls which everyone may make; the process that renders pages reads them. */
export function publicServices(): ServiceName[] {
  const routes: readonly PublicRoute[] = ROUTES;
  const names = SERVICES.map(({ name }) => name);
  return names.filter((name) => routes.some(({ service, access }) => service === name && access !== 'admin'));
}

/** The variable that holds a service's address. */
export const urlVariable = (service: string): string => `${service.toUpperCase()}_URL`;
