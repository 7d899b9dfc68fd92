import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { archiveCommand } from '../backup/database/wal-archive.ts';
import { settingArguments, WITHOUT_ROWS } from '../postgres/server-settings.ts';
import { inRoot } from '../paths.ts';
import {
  BACKUP_BUCKET_VARIABLES,
  BACKUP_SCHEDULE,
  limitVariables,
  METRICS_PORT_OFFSET,
  type Need,
  programFile,
  rolePasswordVariable,
  SEEDED,
  type ServiceEntry,
  TRACES_VARIABLES,
  UPLOADS_VARIABLES,
  WEB_PORT,
} from '../services.ts';
import { fillBlock } from './blocks.ts';
import { compactCompose } from './compose-compact.ts';
import { ALL, DEMO, demoContainer, MEMORY_FOR, ownVariableLines } from './compose-parts.ts';
import { PAGE_SERVICES, serviceUrlVariable } from '../../services/contracts/src/routes/routes.ts';

/** Volumes that a container mounts for a need. */
const MOUNTED_FOR: Partial<Record<Need, string>> = { uploads: 'uploads:/uploads' };

const memoryLines = (needs: readonly Need[]): string[] =>
  needs.flatMap((need) => (MEMORY_FOR[need] ? [`mem_limit: ${MEMORY_FOR[need]}`] : []));

function volumeLines(needs: readonly Need[]): string[] {
  const mounts = needs.flatMap((need) => MOUNTED_FOR[need] ?? []);
  return mounts.length > 0 ? [`volumes: [${mounts.map((mount) => `'${mount}'`).join(', ')}]`] : [];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Joins the blocks with an empty line between them. */
const spaced = (blocks: readonly string[][]): string[] =>
  blocks.flatMap((block, at) => (at > 0 ? ['', ...block] : block));

function serviceBlock(service: ServiceEntry): string[] {
  const { name, needs } = service;
  const environment = ['<<: *environment', ...ownVariableLines(service)];
  return [
    `${name}:`,
    ...indented([
      '<<: *service',
      `command: [node, ${programFile(name)}]`,
      `environment: &${name}-environment`,
      ...indented(environment),
      ...memoryLines(needs),
      ...volumeLines(needs),
    ]),
  ];
}

const needsOf = (name: string): readonly Need[] => ALL.find((service) => service.name === name)?.needs ?? [];

function demoBlock(name: string, index: number): string[] {
  const after = index > 0 ? [`${demoContainer(index - 1)}: { condition: service_completed_successfully }`] : [];
  return [
    `${demoContainer(index)}:`,
    ...indented([
      '<<: *once',
      `profiles: [${DEMO}]`,
      `command: [node, ${programFile(`${name}.seed`)}]`,
      `environment: *${name}-environment`,
      ...memoryLines(needsOf(name)),
      ...volumeLines(needsOf(name)),
      'depends_on:',
      ...indented([`${name}: { condition: service_healthy }`, ...after]),
    ]),
  ];
}

const portOf = (name: string): number | undefined => ALL.find((service) => service.name === name)?.port;

/** The blocks of docker-compose.yml that are generated from the list of services. */
export function filledCompose(text: string): string {
  const blocks: Record<string, string[]> = {
    passwords: ALL.map(({ name }) => {
      const variable = rolePasswordVariable(name);
      return `${variable}: \${${variable}:?put ${variable} into .env}`;
    }),
    traces: TRACES_VARIABLES.map((variable) => `${variable}: \${${variable}:-}`),
    'without-rows': settingArguments(WITHOUT_ROWS).map((argument) => `- ${argument}`),
    archive: [`- ${JSON.stringify(`archive_command=${archiveCommand('/wal-archive')}`)}`],
    'backup-bucket': [
      'x-backup-bucket: &backup-bucket',
      ...BACKUP_BUCKET_VARIABLES.map((name) => `  ${name}: \${${name}:-}`),
    ],
    services: spaced(ALL.map(serviceBlock)),
    urls: PAGE_SERVICES.map((name) => `${serviceUrlVariable(name)}: http://${name}:${portOf(name)}`),
    healthy: ALL.map(({ name }) => `${name}: { condition: service_healthy }`),
    demo: spaced(SEEDED.map(demoBlock)),
  };
  return filledBlocks(text, blocks);
}

const filledBlocks = (text: string, blocks: Record<string, string[]>): string =>
  Object.entries(blocks).reduce((filled, [name, lines]) => fillBlock(filled, name, lines), text);

/** The blocks of .env.example that are generated from the list of services. */
export function filledEnvExample(text: string): string {
  const empty = (names: readonly string[]): string[] => names.map((name) => `${name}=`);
  const blocks: Record<string, string[]> = {
    passwords: empty(ALL.map(({ name }) => rolePasswordVariable(name))),
    uploads: empty(UPLOADS_VARIABLES),
    traces: empty(TRACES_VARIABLES),
    'backup-bucket': empty(BACKUP_BUCKET_VARIABLES),
    limits: empty(limitVariables()),
    variables: empty(ALL.flatMap(({ variables = [] }) => variables)),
  };
  return filledBlocks(text, blocks);
}

/** The block of Prometheus' configuration: each process by its name, at its metrics port. */
export function filledPrometheus(text: string): string {
  const processes = [...ALL.map(({ name, port }) => ({ name, port })), { name: 'web', port: WEB_PORT }];
  const targets = [
    ...processes.map(({ name, port }) => ({ name, metricsPort: port + METRICS_PORT_OFFSET })),
    BACKUP_SCHEDULE,
  ].map(({ name, metricsPort }) => `- { names: [${name}], type: A, port: ${metricsPort} }`);
  return fillBlock(text, 'targets', targets);
}

const FILES: Record<string, (text: string) => string | Promise<string>> = {
  'docker-compose.yml': filledCompose,
  'docker-compose.compact.yml': compactCompose,
  '.env.example': filledEnvExample,
  'infra/observability/prometheus.yaml': filledPrometheus,
};

if (import.meta.main) {
  for (const [name, fill] of Object.entries(FILES)) {
    const text = existsSync(inRoot(name)) ? readFileSync(inRoot(name), 'utf8') : '';
    const filled = await fill(text);
    if (filled === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${name} does not match infra/services.ts: run \`make compose\``);
      process.exitCode = 1;
    } else writeFileSync(inRoot(name), filled);
  }
}
