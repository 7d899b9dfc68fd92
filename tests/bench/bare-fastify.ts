import fastify from 'fastify';
import pg from 'pg';

/** The minimal server for the same query: only Fastify and pg. Arguments: a port and a database URL. */
const [port = '0', databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(process.env.DATABASE_POOL_SIZE ?? 10) });
const app = fastify();
app.get('/api/services', async () => {
  const { rows } = await pool.query(
    'SELECT id, name, description, price, category, icon, active FROM services WHERE active ORDER BY id DESC',
  );
  return rows as unknown[];
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
