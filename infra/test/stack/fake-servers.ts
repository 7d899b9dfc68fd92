import { freePort } from '../../local/settings/ports.ts';

/** Addresses for a product whose messages go to fake servers of the test, which listens there itself. */
export const fakeServerVariables = async (): Promise<NodeJS.ProcessEnv> => ({
  SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  WHATSAPP_API_URL: `http://127.0.0.1:${await freePort()}`,
});
