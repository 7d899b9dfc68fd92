import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/** What a route asks of its caller before anything of the request is read. */
export interface RoutePolicy {
  access?: 'admin' | 'anyone' | 'either';
  /** Name of a limit in the service's list. */
  limit?: string;
}

function policy(part: RoutePolicy): MethodDecorator {
  return (_target, _key, descriptor) => {
    const handler = descriptor.value as object;
    const known = (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as RoutePolicy;
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...known, ...part }, handler);
  };
}

/** Only a signed-in admin may call it; anyone else gets a 401 before the body is looked at. */
export const AdminOnly = (): MethodDecorator => policy({ access: 'admin' });

/** Open to anyone although its path lies under `/api/admin/`. */
export const Anyone = (): MethodDecorator => policy({ access: 'anyone' });

/** Open to anyone, with more in the answer for a signed-in admin; a token that is not valid is refused. */
export const OptionalAdmin = (): MethodDecorator => policy({ access: 'either' });

/** At most so many calls an address, by the limit of that name. */
export const Limited = (limit: string): MethodDecorator => policy({ limit });
