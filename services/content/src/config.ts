import { adminVariables, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig({ ...serviceVariables, ...adminVariables }, env);

export type ContentConfig = ReturnType<typeof readConfig>;
