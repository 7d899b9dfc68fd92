import { rolePasswordVariable, SERVICES, type ServiceName } from '../services.ts';

/** The value of a variable. Throws when it is missing or empty. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}

/** The role of each service with its password, by the variables of the environment. */
export const requiredRoles = (): { name: ServiceName; password: string }[] =>
  SERVICES.map(({ name }) => ({ name, password: required(rolePasswordVariable(name)) }));
