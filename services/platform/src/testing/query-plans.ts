import { DataSource } from 'typeorm';
import type { TestService } from './test-service.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}

/** The execution plan of one query. */
export interface QueryPlan {
  sql: string;
  /** Planning and execution in milliseconds; the quickest of a few runs, because load only adds time. */
  ms: number;
  indexes: string[];
  /** Tables that were scanned sequentially. */
  scanned: string[];
}

const RUNS = 5;

const dbOf = ({ app }: TestService): DataSource => app.get(DataSource);

interface Query {
  sql: string;
  parameters?: unknown[];
}

/** The event relay's own polling, which may fall into the same moment as a call. */
const RELAY_POLLING = /\bFROM (outbox|inbox)\b/;

const isRead = (sql: string): boolean =>
  /^\s*(SELECT|WITH)\b/i.test(sql) && !/\b(INSERT\s+INTO|DELETE\s+FROM|SET)\b/i.test(sql);

/** Transactions, and the event relay's statements: the relay may run in the same moment as a call. */
const NOT_OF_A_CALL = /\b(FROM|UPDATE) (outbox|inbox)\b|^(START TRANSACTION|COMMIT|ROLLBACK)\b/;

/** Every statement that reaches the database while `work` runs. */
async function queriesOf(service: TestService, work: () => Promise<unknown>): Promise<Query[]> {
  const db = dbOf(service);
  const { logger } = db;
  const queries: Query[] = [];
  const listening = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (sql: string, parameters?: unknown[]) => void queries.push({ sql, parameters }),
  });
  Object.assign(db, { logger: listening });
  try {
    await work();
  } finally {
    Object.assign(db, { logger });
  }
  return queries;
}

/** The statements of a call, without those of its transactions. */
export async function statementsOf(service: TestService, work: () => Promise<unknown>): Promise<string[]> {
  return (await queriesOf(service, work)).map(({ sql }) => sql).filter((sql) => !NOT_OF_A_CALL.test(sql));
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function explain(service: TestService, { sql, parameters }: Query): Promise<QueryPlan> {
  const runs: Explained[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [row] = await dbOf(service).query<{ 'QUERY PLAN': Explained[] }[]>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
      parameters,
    );
    runs.push(...(row?.['QUERY PLAN'] ?? []));
  }
  const nodes = runs.slice(0, 1).flatMap(({ Plan }) => nodesOf(Plan));
  return {
    sql,
    ms: Math.min(...runs.map((run) => run['Planning Time'] + run['Execution Time'])),
    indexes: indexesIn(nodes),
    scanned: scannedIn(nodes),
  };
}

async function plannedNodes(service: TestService, sql: string, parameters: unknown[]): Promise<PlanNode[]> {
  const rows = await dbOf(service).query<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
    `EXPLAIN (FORMAT JSON) ${sql}`,
    parameters,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

const scannedIn = (nodes: readonly PlanNode[]): string[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []);

const indexesIn = (nodes: readonly PlanNode[]): string[] => nodes.flatMap((node) => node['Index Name'] ?? []);

/** The tables that a statement would scan sequentially, without running it. */
export async function scannedBy(service: TestService, sql: string, parameters: unknown[]): Promise<string[]> {
  return scannedIn(await plannedNodes(service, sql, parameters));
}

/** The indexes by which a statement would read, without running it. */
export async function indexesOf(service: TestService, sql: string, parameters: unknown[]): Promise<string[]> {
  return indexesIn(await plannedNodes(service, sql, parameters));
}

/** Returns the execution plans of one call's queries. */
export async function plansOf(service: TestService, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const plans: QueryPlan[] = [];
  const queries = await queriesOf(service, work);
  const reads = queries.filter(({ sql }) => isRead(sql) && !RELAY_POLLING.test(sql));
  for (const query of reads) plans.push(await explain(service, query));
  return plans;
}
