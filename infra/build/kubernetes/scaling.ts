import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { labelsOf } from './pods.ts';
import { ALL } from './processes.ts';

const REPLICATED = [...ALL.map(({ name }) => name), 'web', 'gateway'];

/** Each replica keeps up to twelve connections to Postgres: max_connections of the overlay allows for that many. */
const MOST_REPLICAS = 4;

export const autoscalers = (): IHorizontalPodAutoscaler[] =>
  REPLICATED.map((name) => ({
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
      maxReplicas: MOST_REPLICAS,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ],
      // the load in the evening rises and falls within minutes
      behavior: { scaleDown: { stabilizationWindowSeconds: 600 } },
    },
  }));

/** Limits the draining of nodes to one replica at a time. */
export const disruptionBudgets = (): IPodDisruptionBudget[] =>
  REPLICATED.map((name) => ({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
  }));
