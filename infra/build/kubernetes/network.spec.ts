import { expect, it } from '@jest/globals';
import { networkPolicies } from './network.ts';

/** Ports that namespaces with this role may reach in pods with these labels. */
function portsFrom(role: string, labels: Record<string, string>): unknown[] {
  return networkPolicies()
    .filter(({ spec }) => JSON.stringify(spec?.podSelector) === JSON.stringify({ matchLabels: labels }))
    .flatMap(({ spec }) => spec?.ingress ?? [])
    .filter(({ from = [] }) => from.some((peer) => peer.namespaceSelector?.matchLabels?.['farmhouse/role'] === role))
    .flatMap(({ ports = [] }) => ports.map(({ port }) => port));
}

it('the network policies let the ingress controller reach the pods that answer for a certificate', () => {
  expect(portsFrom('ingress', { 'acme.cert-manager.io/http01-solver': 'true' })).toEqual([8089]);
});

it("the network policies let Prometheus reach the database's metrics", () => {
  expect(portsFrom('monitoring', { 'cnpg.io/cluster': 'postgres' })).toEqual([9187]);
});
