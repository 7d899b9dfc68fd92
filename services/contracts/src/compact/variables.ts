type Variables = Record<string, string | undefined>;

const prefixOf = (service: string): string => `${service.toUpperCase()}__`;

/** The service-specific variable in a process that runs several services: PORT of only chat is `CHAT__PORT`. */
export const ownVariable = (service: string, name: string): string => `${prefixOf(service)}${name}`;

/**
 * The variables of one of the services `all` of a process: those of the process, and its own, but not those of other
 * services.
 */
export function variablesOf(service: string, all: readonly string[], process: Variables): Variables {
  const isOwned = (name: string): boolean => all.some((each) => name.startsWith(prefixOf(each)));
  const variables = Object.entries(process);
  const own = variables.filter(([name]) => name.startsWith(prefixOf(service)));
  return Object.fromEntries([
    ...variables.filter(([name]) => !isOwned(name)),
    ...own.map(([name, value]) => [name.slice(prefixOf(service).length), value]),
  ]) as Variables;
}
