import { swcOptions } from './infra/build/swc.ts';

const shared = {
  testEnvironment: 'node',
  // workspaces are tested from their sources
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': ['@swc/jest', swcOptions('ts')],
    '\\.tsx$': ['@swc/jest', swcOptions('tsx')],
  },
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
};

/** Unit specs and the services' integration specs; tests across processes are in tests/ and have their own runner. */
export default {
  projects: [
    { ...shared, displayName: 'contracts', roots: ['<rootDir>/services/contracts/src'], testMatch: ['**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'services',
      // Node itself loads the frameworks, once per worker: see infra/test/unit
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      roots: ['<rootDir>/services', '<rootDir>/infra'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/services/contracts/', '\\.isolated\\.spec\\.ts$'],
      globalSetup: '<rootDir>/infra/test/unit/start-servers.ts',
      globalTeardown: '<rootDir>/infra/test/unit/stop-servers.ts',
    },
    // specs of state that a process keeps from its first use on run in their own sandbox
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
  testSequencer: '<rootDir>/infra/test/unit/longest-first.mjs',
  testTimeout: 30_000,
  // twice as many workers as cores: with three, the cores are idle for a quarter of the time, while specs wait for
  // Postgres, Redis and timers
  maxWorkers: 4,
};
