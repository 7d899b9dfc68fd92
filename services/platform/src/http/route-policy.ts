import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { Access } from '@farmhouse/contracts/routes/routes';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/** What a route demands of its caller before any of the request's body is read. */
export interface RoutePolicy {
  access?: Access;
  /** An admin needs one of these; none: it is enough to be signed in. */
  needs?: readonly Permission[];
  /** True if the pass of a framed page opens it as well as a token does. */
  framed?: boolean;
  /** Name of a limit in the service's list. */
  limit?: string;
  /** Name of the field that holds the file, if it takes a form with a file instead of JSON. */
  upload?: string;
  /** True if it takes JSON as well as such a form. */
  uploadOrJson?: boolean;
  /** True if everyone may repeat it with an idempotency key; every change of an admin may be repeated. */
  idempotent?: boolean;
  /** True if it is no change although its method is not GET: an idempotency key has no effect. */
  storesNothing?: boolean;
  /** True if its answer contains a secret: it is stored for an idempotency key only as encrypted. */
  answersSecret?: boolean;
  /** True if the transaction for an idempotency key opens only after its handler, which may run again for a repeat. */
  ownTransactions?: boolean;
}

function policyOf(handler: object): RoutePolicy {
  return (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as RoutePolicy;
}

export function addPolicy(handler: object, part: RoutePolicy): void {
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...policyOf(handler), ...part }, handler);
}

/** The methods of a controller that answer a route. */
function handlersOf(controller: { prototype: object }): object[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(controller.prototype));
  return members
    .map(({ value }) => value as unknown)
    .filter((value): value is object => typeof value === 'function' && Reflect.hasMetadata(PATH_METADATA, value));
}

/** On a class it applies to every route that does not declare its own. */
function declared(access: Access, needs: readonly Permission[] = []): ClassDecorator & MethodDecorator {
  return (target: object, _key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) addPolicy(descriptor.value as object, { access, needs });
    else {
      const undeclared = handlersOf(target as { prototype: object }).filter((handler) => !policyOf(handler).access);
      for (const handler of undeclared) addPolicy(handler, { access, needs });
    }
  };
}

/** Everyone may call it; a token in the request is ignored. */
export const Public = (): ClassDecorator & MethodDecorator => declared('public');

/**
 * Only a signed-in admin may call it; everyone else gets a 401 before the body is read, and an admin without any of the
 * permissions a 403. Without permissions it is enough to be signed in.
 */
export const Admin = (...needs: Permission[]): ClassDecorator & MethodDecorator => declared('admin', needs);

/**
 * Everyone may call it, and an admin with one of the permissions gets more in the answer. A token that is no longer
 * valid is a 401 and one without the permission a 403, not an anonymous answer, so that its sender sees why.
 */
export const OptionalAdmin = (...needs: Permission[]): ClassDecorator & MethodDecorator =>
  declared('optional-admin', needs);

/** Counts calls by address and refuses with 429 before the body is read, by the service's limit of that name. */
export const Limited =
  (limit: string): MethodDecorator =>
  (_target, _key, descriptor) =>
    addPolicy(descriptor.value as object, { limit });

/**
 * A public call that stores something once when it is repeated with one `Idempotency-Key`. Rule: repeats of a change.
 */
export const Idempotent = (): MethodDecorator => (_target, _key, descriptor) =>
  addPolicy(descriptor.value as object, { idempotent: true });

/** A call with a body that only reads, such as a preview. Its `Idempotency-Key` is ignored. */
export const StoresNothing = (): MethodDecorator => (_target, _key, descriptor) =>
  addPolicy(descriptor.value as object, { storesNothing: true });

/**
 * A change whose answer contains a secret. It is stored for an `Idempotency-Key` only as encrypted, for which the
 * service's `IdempotencyModule` needs secrets.
 */
export const AnswersSecret = (): MethodDecorator => (_target, _key, descriptor) =>
  addPolicy(descriptor.value as object, { answersSecret: true });

/**
 * A change that takes long, such as by a call to another site, and does no harm when it is made twice. It opens its own
 * transactions; its response is stored under the `Idempotency-Key` afterwards. A repeat before that makes it again.
 * Source: docs/decisions/one-transaction-a-call.md.
 */
export const OwnTransactions = (): MethodDecorator => (_target, _key, descriptor) =>
  addPolicy(descriptor.value as object, { ownTransactions: true });
