import { containerUpstream } from '../../build/gateway.ts';
import { ROUTES } from '../../../services/contracts/src/routes/routes.ts';
import { at, containersOf, listAt, mapAt, ofKind, textAt, workloadsOf, type Manifest } from './manifest.ts';
import { hostsOf, isSelected, podsOfAll, type Host, type Pods } from './pods.ts';

interface Connection {
  from: Pods;
  host: string;
  port: number;
}

const URL_VALUE = /^(?:https?|postgres|redis):\/\/(?:[^@/]*@)?([\w-]+):(\d+)/;

/** The calls between processes: by the URLs of their environment, and by the gateway's routes. */
function connectionsOf(manifests: readonly Manifest[]): Connection[] {
  const all = podsOfAll(manifests);
  const podsNamed = (name: string): Pods[] => all.filter((pods) => pods.name === name);
  const byUrl = workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload)
      .flatMap((container) => listAt(container, 'env'))
      .map((entry) => URL_VALUE.exec(textAt(entry, 'value')))
      .filter((url) => url !== null)
      .flatMap(([, host = '', port]) =>
        podsNamed(workload.metadata.name).map((from) => ({ from, host, port: Number(port) })),
      ),
  );
  const upstreams = new Set([...ROUTES.map(({ service }) => service), 'web']);
  const byRoute = [...upstreams].flatMap((name) => {
    const [host = '', port] = containerUpstream(name).replace('${SERVICE_DOMAIN}', '').split(':');
    return podsNamed('gateway').map((from) => ({ from, host, port: Number(port) }));
  });
  return [...byUrl, ...byRoute];
}

/** True if a policy of `own` lets it exchange calls with `other` at the port, in the given direction. */
function isAllowed(
  manifests: readonly Manifest[],
  direction: 'ingress' | 'egress',
  { own, other, port }: { own: Pods; other: Pods; port: number },
): boolean {
  const policies = ofKind(manifests, 'NetworkPolicy').filter((policy) =>
    isSelected(mapAt(policy, 'spec', 'podSelector', 'matchLabels'), own.labels),
  );
  const rules = policies.flatMap((policy) => listAt(policy, 'spec', direction));
  return rules.some((rule) => {
    const peers = listAt(rule, direction === 'ingress' ? 'from' : 'to').filter(
      (peer) => at(peer, 'podSelector') !== undefined && at(peer, 'namespaceSelector') === undefined,
    );
    const isPeer = peers.some((peer) => isSelected(mapAt(peer, 'podSelector', 'matchLabels'), other.labels));
    return isPeer && listAt(rule, 'ports').some((allowed) => at(allowed, 'port') === port);
  });
}

/** Calls of the product that lead to no Service, or that the network policies refuse on either side. */
export function blockedConnections(manifests: readonly Manifest[]): string[] {
  const hosts = hostsOf(manifests);
  return connectionsOf(manifests).flatMap(({ from, host, port }) => {
    const connection = `${from.name} calls ${host}:${port}`;
    const found: Host | undefined = hosts.find(({ name }) => name === host);
    const [to] = found?.pods ?? [];
    const target = found?.ports[port];
    if (!to || target === undefined) return [`${connection}, which does not exist`];
    const leaves = isAllowed(manifests, 'egress', { own: from, other: to, port: target });
    const arrives = isAllowed(manifests, 'ingress', { own: to, other: from, port: target });
    return leaves && arrives ? [] : [`${connection}, which ${leaves ? to.name : from.name}'s network policy refuses`];
  });
}
