import pg from 'pg';
import { CREATE_ADVISORY_LOCK } from '../../services/contracts/src/database/advisory-lock.ts';
import { DATABASE } from '../services.ts';
import { endRestoredSessions } from './restored-sessions.ts';
import { required, requiredRoles } from './variables.ts';

export interface Role {
  /** Name of the role and of the schema it owns. */
  name: string;
  password: string;
}

/** Databases that every server has; no service may connect to them. */
const SERVER_DATABASES = ['postgres', 'template1'];

/** Revokes the right to all advisory-lock functions of Postgres; only public.lock_own remains. */
const REVOKE_ADVISORY_LOCKS = `
  DO $$
  DECLARE lock regprocedure;
  BEGIN
    FOR lock IN SELECT oid FROM pg_proc
      WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^pg_(try_)?advisory_'
    LOOP EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', lock); END LOOP;
  END $$`;

const { escapeIdentifier: id, escapeLiteral: literal } = pg;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${id(database)}`);
}

/** One role with its own schema, which no other role may read; unqualified names refer to that schema. */
async function makeRole(client: pg.Client, database: string, { name, password }: Role): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT';
  await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${id(name)} ${rights} PASSWORD ${literal(password)}`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${id(name)}`);
  await client.query(`ALTER SCHEMA ${id(name)} OWNER TO ${id(name)}`);
  await client.query(`REVOKE ALL ON SCHEMA ${id(name)} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${id(database)} TO ${id(name)}`);
  await client.query(`ALTER ROLE ${id(name)} IN DATABASE ${id(database)} SET search_path = ${id(name)}, public`);
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The address of a database, as a role. */
export function roleUrl(address: string, { name, password }: Role): string {
  const url = new URL(address);
  url.username = name;
  url.password = password;
  return url.href;
}

async function fillDatabase(client: pg.Client, roles: readonly Role[], database: string): Promise<void> {
  await client.query('BEGIN');
  await client.query(`REVOKE ALL ON DATABASE ${id(database)} FROM PUBLIC`);
  await client.query(`REVOKE ALL ON DATABASE ${SERVER_DATABASES.map((name) => id(name)).join(', ')} FROM PUBLIC`);
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public');
  await client.query(CREATE_ADVISORY_LOCK);
  await client.query(REVOKE_ADVISORY_LOCKS);
  for (const role of roles) await makeRole(client, database, role);
  await endRestoredSessions(client, database);
  await client.query('COMMIT');
}

/**
 * Creates the database, and for each service its role and schema; repeating it changes only the passwords. The first
 * time after a restore it ends all sessions. Starts at the same time run one after the other.
 * The exclusion constraint's extension is in `public`, which every role may use and none may write to.
 */
export async function provision(superuserUrl: string, roles: readonly Role[], database = DATABASE): Promise<void> {
  await withClient(superuserUrl, async (server) => {
    // roles and rights on databases are the server's, and an advisory lock is its database's: each start takes it in
    // the same one, which is there before the product's own
    await server.query(`SELECT pg_advisory_lock(hashtext('provision'))`);
    await makeDatabase(server, database);
    await withClient(databaseUrl(superuserUrl, database), (client) => fillDatabase(client, roles, database));
  });
}

if (import.meta.main) {
  const roles = requiredRoles();
  await provision(required('POSTGRES_URL'), roles);
  console.log(`Roles and schemas are there: ${roles.map(({ name }) => name).join(', ')}`);
}
