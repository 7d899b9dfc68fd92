import ts from 'typescript';
import { RequestMethod } from '@nestjs/common';
import {
  HEADERS_METADATA,
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { bodyLimitOf, routeOf, type Access } from '../../services/contracts/src/routes/routes.ts';
import type { Permission } from '../../services/contracts/src/identity/permission.ts';
import { decoratorsOf, loadBuilt, sourceLocationOf, type Decorator } from './sources.ts';
import type { Class } from './class.ts';

/** Paths that the gateway never passes on. */
const INTERNAL = /^\/(health|internal)\//;

export interface Policy {
  access: Access;
  needs?: readonly Permission[];
  limit?: string;
  upload?: string;
  uploadOrJson?: boolean;
  idempotent?: boolean;
  storesNothing?: boolean;
}

/** One parameter of a controller's method. */
export interface Argument {
  /** The decorator that fills it. */
  kind: string;
  type: ts.Type;
  runtime: Class | undefined;
  /** The name of a part of the path or of a header. */
  name: string | undefined;
  isId: boolean;
}

/** A route as its controller declares it. */
export interface Route {
  method: string;
  path: string;
  policy: Policy;
  code: ts.MethodDeclaration;
  controller: string;
  location: { service: string; feature: string };
  args: Argument[];
  status: number;
  /** Media type that the route declares, if it is not JSON. */
  mediaType: string | undefined;
}

interface ArgumentData {
  index: number;
  data?: unknown;
}

const metadata = <T>(key: string, target: object, name?: string): T | undefined =>
  (name === undefined ? Reflect.getMetadata(key, target) : Reflect.getMetadata(key, target, name)) as T | undefined;

/** `api/bookings` and `:code(^x$)/cancel` are `/api/bookings/:code(^x$)/cancel`. */
const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;

function argumentsOf(method: ts.MethodDeclaration, runtime: Class, checker: ts.TypeChecker): Argument[] {
  const name = method.name.getText();
  const types = metadata<Class[]>('design:paramtypes', runtime.prototype as object, name) ?? [];
  const data = Object.values(metadata<Record<string, ArgumentData>>(ROUTE_ARGS_METADATA, runtime, name) ?? {});
  return method.parameters.flatMap((parameter, index) => {
    const [decorator] = decoratorsOf(parameter);
    if (!decorator) return [];
    const named = data.find((one) => one.index === index)?.data;
    return {
      kind: decorator.name,
      type: checker.getTypeAtLocation(parameter),
      runtime: types[index],
      name: typeof named === 'string' ? named : undefined,
      isId: decorator.args.some((argument) => argument.getText() === 'IdPipe'),
    };
  });
}

const ANSWERS_A_CALL = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const declares = (names: ReadonlySet<string>) => (decorator: Decorator) => names.has(decorator.name);

function routesOfClass(declaration: ts.ClassDeclaration, runtime: Class, checker: ts.TypeChecker): Route[] {
  const location = sourceLocationOf(declaration);
  if (!location || !declaration.name) return [];
  const controller = declaration.name.text;
  const prefix = metadata<string>(PATH_METADATA, runtime) ?? '';
  const methods = declaration.members
    .filter(ts.isMethodDeclaration)
    .filter((member) => decoratorsOf(member).some(declares(ANSWERS_A_CALL)));
  return methods.map((code) => {
    const handler = (runtime.prototype as Record<string, object>)[code.name.getText()] as object;
    const method = RequestMethod[metadata<number>(METHOD_METADATA, handler) ?? 0] ?? 'GET';
    const headers = metadata<{ name: string; value: string }[]>(HEADERS_METADATA, handler) ?? [];
    return {
      method: method.toLowerCase(),
      path: joined(prefix, metadata<string>(PATH_METADATA, handler) ?? ''),
      policy: metadata<Policy>(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? { access: 'public' },
      code,
      controller,
      location: location,
      args: argumentsOf(code, runtime, checker),
      status: metadata<number>(HTTP_CODE_METADATA, handler) ?? (method === 'POST' ? 201 : 200),
      mediaType: headers.find(({ name }) => name === 'Content-Type')?.value,
    };
  });
}

/** Every public route that the controllers of a file declare. */
export async function routesIn(file: ts.SourceFile, checker: ts.TypeChecker): Promise<Route[]> {
  const controllers = file.statements
    .filter(ts.isClassDeclaration)
    .filter((statement) => decoratorsOf(statement).some(declares(new Set(['Controller']))));
  if (controllers.length === 0) return [];
  const built = await loadBuilt(file);
  return controllers
    .flatMap((controller) => routesOfClass(controller, built[controller.name?.text ?? ''] as Class, checker))
    .filter(({ path }) => !INTERNAL.test(path));
}

/** Largest body of a call in bytes. */
export function largestBody(path: string, { access, upload }: Policy): number {
  const body = routeOf(path)?.body ?? 'json';
  return bodyLimitOf(body === 'upload' && !upload ? 'json' : body, access === 'admin' ? 'admin' : 'public');
}

/** True if the body may also come as text/plain. */
export const takesBeacons = (path: string): boolean => routeOf(path)?.body === 'beacon';
