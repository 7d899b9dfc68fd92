/**
 * The only way in which a service takes an advisory lock: until the end of its transaction, under a name that only its
 * own role can use. Advisory locks share one namespace per database, so the database setup, which creates this
 * function, revokes the right to use Postgres' own lock functions from all roles.
 */
export const ADVISORY_LOCK = 'public.lock_own';

/**
 * Creates the function. To be run as superuser in the services' database; idempotent. It is PL/pgSQL because a
 * connection parses that once, but a plain SQL function at every call, which takes a fifth of a booking request.
 */
export const CREATE_ADVISORY_LOCK = `
  CREATE OR REPLACE FUNCTION ${ADVISORY_LOCK}(name text) RETURNS void LANGUAGE plpgsql VOLATILE STRICT
  SECURITY DEFINER SET search_path = pg_catalog AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(session_user || ':' || name, 0));
  END $$`;
