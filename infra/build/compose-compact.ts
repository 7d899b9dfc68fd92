import { relative } from 'node:path';
import { format } from 'prettier';
import { Document, parse, stringify } from 'yaml';
import { archiveCommand } from '../backup/database/wal-archive.ts';
import { ownVariable } from '../../services/contracts/src/compact/variables.ts';
import { COMPACT_MEMBERS, COMPACT_SCRIPT, compactServices, POOL_SIZE } from '../compact-members.ts';
import { COMPACT_HEAP, SMALL_MALLOC } from '../node-memory.ts';
import { settingArguments, SMALL_SERVER, WITHOUT_ROWS } from '../postgres/server-settings.ts';
import { ROOT } from '../paths.ts';
import { SEEDED, WEB_PORT } from '../services.ts';
import { ALL, demoContainer, MEMORY_FOR, ownVariableLines } from './compose-parts.ts';

const HEADER = `# One container instead of one a service, for a machine with little memory. Made from infra/services.ts by \`make compose\`; do not edit.
# Put it into .env, and every command of docker-compose.yml is for it: COMPOSE_FILE=docker-compose.yml:docker-compose.compact.yml
`;

const NAME = 'compact';
/** Folder of the product inside the image. */
const IN_IMAGE = '/app';

/** A value with this tag replaces that of docker-compose.yml, instead of being merged into it. */
function tagged(tag: '!override' | '!reset', value: unknown): unknown {
  const node = new Document(value).contents;
  if (node) node.tag = tag;
  return node;
}

const healthy = { condition: 'service_healthy' };
const completed = { condition: 'service_completed_successfully' };

/** The variables as lines of YAML: `CHAT__PORT: 4006` and so on. */
const prefixed = (name: string, lines: readonly string[]): [string, string][] =>
  Object.entries(parse(lines.join('\n'), { schema: 'failsafe' }) as Record<string, string>).map(([variable, value]) => [
    ownVariable(name, variable),
    value,
  ]);

/** The container `web`, with all services in it, under their names on the network. */
const container = {
  extends: { file: 'docker-compose.yml', service: 'web' },
  image: 'farmhouse/compact',
  build: { target: NAME },
  command: ['node', ...COMPACT_HEAP, relative(ROOT, COMPACT_SCRIPT)],
  mem_limit: MEMORY_FOR.uploads,
  volumes: ['uploads:/uploads'],
  networks: { default: { aliases: [...COMPACT_MEMBERS] } },
  environment: {
    ...SMALL_MALLOC,
    DATABASE_POOL_SIZE: `\${DATABASE_POOL_SIZE:-${POOL_SIZE}}`,
    READY_PORTS: [...ALL.map(({ port }) => port), WEB_PORT].join(' '),
    COMPACT_SERVICES: compactServices(IN_IMAGE),
    ...Object.fromEntries(ALL.flatMap((service) => prefixed(service.name, ownVariableLines(service)))),
  },
  depends_on: tagged('!override', { provision: completed, redis: healthy }),
};

const postgres = {
  command: [
    'postgres',
    ...settingArguments([
      ['archive_mode', 'on'],
      ['archive_command', archiveCommand('/wal-archive')],
      ...SMALL_SERVER,
      ...WITHOUT_ROWS,
    ]),
  ],
};

const demo = (index: number): object => ({
  depends_on: tagged('!override', { [NAME]: healthy, ...(index > 0 && { [demoContainer(index - 1)]: completed }) }),
});

/** docker-compose.compact.yml. */
export const compactCompose = (): Promise<string> =>
  format(
    HEADER +
      stringify(
        {
          services: {
            postgres,
            ...Object.fromEntries(COMPACT_MEMBERS.map((name) => [name, tagged('!reset', null)])),
            [NAME]: container,
            gateway: { depends_on: tagged('!override', { [NAME]: healthy }) },
            ...Object.fromEntries(SEEDED.map((_, index) => [demoContainer(index), demo(index)])),
          },
        },
        { aliasDuplicateObjects: false, lineWidth: 0 },
      ),
    { parser: 'yaml', printWidth: 120, singleQuote: true },
  );
