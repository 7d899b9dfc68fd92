import { METRICS_PORT_OFFSET, SERVICES, type ServiceName } from '../../services.ts';

/** A process with metrics of its own, which are a fixed distance above its port. */
type Measured = ServiceName | 'web';

/** A port that a product listens on, and the process whose variable moves it. */
interface Listener<Name extends string> {
  name: Name;
  port: number;
}

type PortsOf<Name extends string> = Readonly<Record<Name | Measured, number>>;

const MAX_PORT = 65_535;
const MEASURED: readonly string[] = [...SERVICES.map(({ name }) => name), 'web'] satisfies Measured[];

const offsetsOf = (name: string): number[] => (MEASURED.includes(name) ? [0, METRICS_PORT_OFFSET] : [0]);

/** The highest port that a process can have, so that its metrics have one too. */
export const highestPort = (name: string): number => MAX_PORT - Math.max(...offsetsOf(name));

/** Every port that a product listens on. */
export function listeners<Name extends string>(ports: PortsOf<Name>): Listener<Name | Measured>[] {
  const names = Object.keys(ports) as (Name | Measured)[];
  return names.flatMap((name) => offsetsOf(name).map((offset) => ({ name, port: ports[name] + offset })));
}

/** The nearest port for the process that the product needs for nothing else. */
export function otherPort<Name extends string>(name: Name | Measured, ports: PortsOf<Name>): number {
  const needed = new Set(listeners(ports).map(({ port }) => port));
  const isUsable = (port: number): boolean =>
    port > 0 && port <= highestPort(name) && offsetsOf(name).every((offset) => !needed.has(port + offset));
  for (let distance = 1; distance < MAX_PORT; distance += 1) {
    const found = [ports[name] + distance, ports[name] - distance].find(isUsable);
    if (found !== undefined) return found;
  }
  throw new Error('No port is left');
}
