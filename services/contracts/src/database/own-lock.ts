/**
 * The one way in which a service takes an advisory lock: until the end of its transaction, under a name that only its own
 * role can reach. Advisory locks are one space for the whole database, so the set-up of the database, which makes this
 * function, takes away everybody's right to Postgres' own ones.
 */
export const OWN_LOCK = 'public.lock_own';

/**
 * Makes the function. To be run as superuser in the services' database; repeating it changes nothing. It is PL/pgSQL
 * because a connection parses that once, and a function in plain SQL at every call, a fifth of a booking request.
 */
export const CREATE_OWN_LOCK = `
  CREATE OR REPLACE FUNCTION ${OWN_LOCK}(name text) RETURNS void LANGUAGE plpgsql VOLATILE STRICT
  SECURITY DEFINER SET search_path = pg_catalog AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(session_user || ':' || name, 0));
  END $$`;
