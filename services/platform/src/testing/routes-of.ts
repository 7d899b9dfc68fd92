import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { RoutePolicy } from '../http/route-policy.ts';
import type { TestService } from './test-service.ts';

export interface DeclaredRoute {
  method: string;
  /** Every parameter is `1`. */
  url: string;
  policy: RoutePolicy;
}

const pathsOf = (target: object): string[] => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();

function routesOfController(controller: Type): DeclaredRoute[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object));
  const handlers = members
    .map(({ value }) => value as object | undefined)
    .filter((value) => typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value)) as object[];
  return handlers.flatMap((handler) =>
    pathsOf(controller).flatMap((prefix) =>
      pathsOf(handler).map((path) => ({
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
        url: `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '').replace(/:\w+/g, '1'),
        policy: (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as RoutePolicy,
      })),
    ),
  );
}

/** Every route that the controllers of a service declare, with what each demands of its caller. */
export function routesOf({ app }: TestService): DeclaredRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = new Set(
    modules.flatMap((module) => [...module.controllers.values()]).map(({ metatype }) => metatype),
  );
  return [...controllers].flatMap((controller) => routesOfController(controller as Type));
}
