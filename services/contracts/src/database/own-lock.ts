/**
 * The one way in which a service takes an advisory lock: until the end of its transaction, under a name that only its own
 * role can reach. Advisory locks are one space for the whole database, so the set-up of the database, which makes this
 * function, takes away everybody's right to Postgres' own ones.
 */
export const OWN_LOCK = 'public.lock_own';

/** Makes the function. To be run as superuser in the services' database; repeating it changes nothing. */
export const CREATE_OWN_LOCK = `
  CREATE OR REPLACE FUNCTION ${OWN_LOCK}(name text) RETURNS void LANGUAGE sql VOLATILE STRICT
  SECURITY DEFINER SET search_path = pg_catalog
  AS $$ SELECT pg_advisory_xact_lock(hashtextextended(session_user || ':' || name, 0)) $$`;
