import { swcOptions } from './infra/build/swc.ts';

const shared = {
  testEnvironment: 'node',
  // workspaces are tested from their sources
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': ['@swc/jest', swcOptions(false)],
    '\\.tsx$': ['@swc/jest', swcOptions(true)],
  },
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
};

/** Unit specs and the services' own; what spans processes lies in tests/ and has its own runner. */
export default {
  projects: [
    { ...shared, displayName: 'contracts', roots: ['<rootDir>/services/contracts/src'], testMatch: ['**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'services',
      // Node itself loads the frameworks, once a worker: see infra/test/unit
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      roots: ['<rootDir>/services', '<rootDir>/infra'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/services/contracts/', '\\.isolated\\.spec\\.ts$'],
      globalSetup: '<rootDir>/infra/test/start-servers.ts',
      globalTeardown: '<rootDir>/infra/test/stop-servers.ts',
    },
    // what a process keeps from its first use on is tested in a sandbox of its own
    {
      ...shared,
      displayName: 'isolated',
      roots: ['<rootDir>/services'],
      testMatch: ['**/*.isolated.spec.ts'],
    },
    {
      ...shared,
      displayName: 'frontend',
      roots: ['<rootDir>/frontend'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
    },
  ],
  testTimeout: 30_000,
  // more than there are cores: specs wait for Postgres, Redis and timers for a third of their time
  maxWorkers: 3,
};
