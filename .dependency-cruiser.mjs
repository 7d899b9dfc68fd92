const zone = (from, to, name, comment) => ({ name, comment, severity: 'error', from, to });

/** The allowed directions of imports. Zones are folders, so that a new service or feature is covered automatically. */
export default {
  forbidden: [
    zone(
      {},
      { circular: true },
      'no-cycles',
      'Modules of a cycle load in an unpredictable order. Move what two modules share to a third one.',
    ),
    zone({}, { couldNotResolve: true }, 'resolvable', 'Every import resolves to a file.'),

    zone(
      { path: '^services/contracts/' },
      { path: '^(services|frontend|infra|tests)/', pathNot: '^services/contracts/' },
      'contracts-import-no-workspace',
      'service → platform → contracts',
    ),
    zone(
      { path: '^services/platform/' },
      { path: '^(services|frontend|infra|tests)/', pathNot: '^services/(platform|contracts)/' },
      'platform-knows-contracts-only',
      'service → platform → contracts',
    ),
    zone(
      { path: '^services/(?!contracts/|platform/)([^/]+)/' },
      { path: '^services/', pathNot: '^services/(contracts|platform|$1)/' },
      'services-never-import-each-other',
      'Services communicate by events; code that several need belongs in contracts or platform.',
    ),
    zone(
      { path: '^services/([^/]+)/src/([^/]+)/' },
      { path: '^services/$1/src/[^/]+/.+\\.(controller|migrations)\\.ts$', pathNot: '^services/$1/src/$2/' },
      'features-keep-their-controllers',
      "Features of a service share entities, rules and use cases, never each other's controllers or migrations.",
    ),
    zone(
      { path: '^services/notifications/src/delivery/', pathNot: '\\.spec\\.ts$' },
      { path: '^services/notifications/src/(booking-states/|mails/[^/]+/)' },
      'delivery-knows-no-subject',
      'Messages of every kind are delivered in the same way; what one is about is known to its kind alone.',
    ),
    zone(
      { path: '^services/' },
      { path: '^(frontend|infra|tests)/' },
      'services-stand-alone',
      'A service runs without the front end and without what starts it.',
    ),

    zone(
      { path: '^frontend/', pathNot: '^frontend/server/' },
      { path: '^(services|infra|tests)/', pathNot: '^services/contracts/' },
      'frontend-knows-contracts-only',
      'site | admin → shared → contracts',
    ),
    zone(
      { path: '^frontend/server/' },
      {
        path: '^(services|infra|tests)/',
        pathNot:
          '^services/(contracts/|platform/src/(config/config|http/(drain|listening)|memory/release-when-idle|observability/(log|metrics))\\.ts$)',
      },
      'web-shares-the-plumbing-of-a-process',
      'server → platform, but never the parts that bring NestJS into its bundle.',
    ),
    zone(
      { path: '^frontend/src/shared/' },
      { path: '^frontend/(src/(site|admin)|server)/' },
      'shared-imports-no-side',
      'site | admin → shared',
    ),
    zone(
      { path: '^frontend/src/site/' },
      { path: '^frontend/(src/admin|server)/' },
      'site-never-imports-admin',
      'Two bundles.',
    ),
    zone(
      { path: '^frontend/src/admin/' },
      { path: '^frontend/(src/site|server)/' },
      'admin-never-imports-site',
      'Two bundles.',
    ),
    zone(
      { path: '^frontend/src/(site|admin)/(?!layout/)([^/]+)/' },
      {
        path: '^frontend/src/$1/[^/]+/',
        pathNot: '^frontend/src/$1/($2|page|head|navigation|ui|session|booking-shared|guest-booking)/|\\.api\\.ts$',
      },
      'features-never-look-inside-each-other',
      'Parts that several features need belong in ui/ or shared/; of another feature only its *.api.ts may be imported.',
    ),
    zone(
      { path: '^frontend/src/(site|admin)/layout/' },
      {
        path: '^frontend/src/$1/[^/]+/',
        pathNot:
          '^frontend/src/$1/(layout|page|head|navigation|ui|session|guest-booking|consent|custom-scripts|tour|analytics|chat|live-chat|notifications|undo|clashes)/|\\.(page\\.tsx|api\\.ts)$',
      },
      'the-layout-knows-pages-only',
      'It opens pages, shows counts, and mounts what every page has.',
    ),
    zone(
      { path: '^frontend/(src/(site|shared)|server)/' },
      { path: 'node_modules/(antd|@ant-design|@codemirror|recharts|@tiptap)/' },
      'heavy-libraries-stay-in-admin',
      'Guests never download the dashboard.',
    ),

    zone(
      { path: '^tests/' },
      { path: '^(frontend|services)/', pathNot: '^services/contracts/' },
      'tests-look-from-outside',
      'Tests across processes use the public interfaces only.',
    ),
    zone(
      { path: '^infra/(?!check/)' },
      { path: '^(frontend|services)/', pathNot: '^services/contracts/' },
      'infra-starts-builds-only',
      'Infra runs build output; of the sources it imports only the contracts.',
    ),
    zone(
      { path: '^infra/backup/', pathNot: '\\.spec\\.ts$|/testing/' },
      { path: '^infra/[^/]+/', pathNot: '^infra/(backup|postgres)/' },
      'backup-is-shared',
      'local → backup: `make up` and the containers use the same. Only its specs start servers as `make up` does.',
    ),
    zone(
      { path: '(?<!\\.spec)\\.tsx?$', pathNot: '/(testing|test|tests)/|^tests/' },
      { path: '\\.spec\\.tsx?$|/testing/' },
      'tests-stay-in-tests',
      'Code that only tests need is not shipped.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
