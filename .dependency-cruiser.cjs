// Who may import whom. Each row names all that a package may import of ours; a package without a row may import none.
const mayImport = {
  contract: [],
  markdown: [],
  money: [],
  timetable: [],
  display: ['timetable', 'money'],
  ui: [],
  tooling: [],
  plans: ['contract', 'money'],
  client: ['contract'],
  domain: ['contract', 'client', 'plans', 'money', 'timetable'],
  screens: ['domain', 'ui', 'plans', 'money', 'markdown', 'display', 'contract', 'timetable'],
  site: ['screens', 'domain', 'client', 'plans', 'ui', 'contract'],
  foundation: ['contract', 'plans', 'money', 'timetable'],
  giving: ['foundation', 'contract', 'plans', 'money', 'timetable'],
  server: ['giving', 'foundation', 'contract', 'plans', 'markdown', 'money', 'timetable'],
  e2e: ['plans'],
  'docs-commands': [],
}
const apps = {
  api: ['server', 'plans'],
  cli: ['server', 'contract', 'plans'],
  'website|campaigns|donate|desk': ['site', 'screens', 'domain', 'client', 'plans', 'ui', 'contract'],
  tv: ['display', 'screens', 'plans', 'timetable', 'ui', 'contract'],
}

/** What nothing that ships imports: tests and their helpers, stories, benchmarks, tools, the development server. */
const testFiles =
  '(\\.(test|stories|e2e)\\.tsx?$|/testing/|/e2e/|/bench/|\\.config\\.ts$|/\\.storybook/|src/dev(-page)?/|src/entry-dev\\.tsx$)'
/** What tests may reach besides: the server's test helpers, and presets. */
const testReach = '^packages/(server/(src|dist)/testing|tooling)/'
/** The layers of the server, lowest first. Their tests ask a whole server, which is the highest. */
const layers = '^packages/(foundation|giving|server)/(src|bench)/'

/** Paths of packages, as source, build and package face. */
const at = (names) => `^packages/(${names.join('|')})/`

/** The feature folders of packages, lowest row first. A folder may import only those of the rows above its own. */
const folderRows = {
  timetable: [['base'], ['calculation', 'jamaat', 'read'], ['schedule'], ['salah-api']],
  domain: [
    ['storage', 'toasts'],
    ['currency', 'session'],
    ['app'],
    [
      'account',
      'campaigns',
      'causes',
      'configuration',
      'contact',
      'content',
      'courses',
      'cycles',
      'desk',
      'donation-token',
      'email',
      'gifts',
      'maktab',
      'newsletter',
      'posted',
      'prayer',
      'tv',
      'visitor',
    ],
  ],
  ui: [
    ['link', 'mark', 'meter', 'pattern', 'prose', 'skeleton', 'summary', 'tabs', 'text', 'theme'],
    [
      'accordion',
      'button',
      'demonstration',
      'form',
      'frame',
      'list',
      'notice',
      'picture',
      'place',
      'prayer',
      'share',
      'toast',
      'trail',
      'tv',
    ],
    ['amount', 'card', 'dialog', 'menu', 'site', 'spinner'],
    ['gallery', 'reader'],
    ['overview'],
  ],
  display: [['feed'], ['words'], ['times'], ['notices'], ['live', 'no-script']],
  foundation: [
    ['base', 'i18n', 'network', 'postgres', 'rich-text'],
    ['watchdog'],
    ['db', 'email-addresses', 'responses'],
    ['cache', 'jobs'],
    ['tenancy'],
    ['limits', 'staff'],
    ['email', 'identity'],
    ['operations'],
    ['http'],
    ['authentication', 'files', 'forms', 'load-shedding', 'pagination', 'translations'],
    ['health'],
  ],
  giving: [
    ['hmrc', 'messages', 'providers'],
    ['card-accounts', 'card-confirmation', 'payouts', 'provider-events', 'schedules'],
    ['charity', 'records'],
    ['gasds'],
    ['causes', 'gift-aid', 'gift-list'],
    ['attempts', 'filing', 'receipts'],
    ['gift-payments'],
    ['refunds', 'regular'],
    ['adoption', 'reconciliation', 'reports', 'webhooks', 'webview-links'],
    ['admin', 'gifts'],
    ['box'],
    ['bank', 'donors'],
  ],
  server: [
    ['approvals', 'mosque-names', 'plan-limits', 'uploads'],
    ['prayer'],
    ['event-series'],
    [
      'backup',
      'bank',
      'box',
      'configuration',
      'contact',
      'content',
      'email-check',
      'gift-aid',
      'image-rendering',
      'maktab',
      'newsletter',
      'outbox',
      'payouts',
      'reports',
      'retention',
      'search',
      'staff',
      'storage',
      'visitors',
    ],
    ['account-recovery', 'accounts', 'applications', 'calendar', 'campaigns', 'donors', 'installation', 'pages'],
    ['email-reports', 'gifts', 'home', 'maktab-classes', 'reference', 'site-addresses', 'tenant-move', 'tenants'],
    ['card-payments', 'folder', 'own-login', 'setup', 'signup', 'tv'],
    ['editing', 'installation-desk', 'mosque-export', 'secrets-rotation'],
    ['imports', 'support-access'],
    ['desk'],
    ['demonstration'],
  ],
}

/** What each folder of a package may import inside it: the rows before its own. Files beside the folders put all together. */
const folderRules = ([name, rows]) => {
  const listed = rows.flat()
  const source = `^packages/${name}/src`
  return [
    ...rows.flatMap((row, at) =>
      row.map((folder) => {
        const lower = rows.slice(0, at).flat()
        return {
          name: `${name}-${folder}-imports`,
          comment: `${name}/${folder} may import ${lower.length > 0 ? lower.join(', ') : 'no other folder'} of its package: the rows are in .dependency-cruiser.cjs. Move what both need down, or hand it in from above.`,
          severity: 'error',
          from: { path: `${source}/${folder}/`, pathNot: testFiles },
          to: { path: `${source}/`, pathNot: `${source}/(${[folder, ...lower].join('|')})/` },
        }
      }),
    ),
    {
      name: `${name}-no-row`,
      comment: `A folder of ${name} that stands in no row of .dependency-cruiser.cjs may import nothing of its package: give it a row first.`,
      severity: 'error',
      from: { path: `${source}/([^/]+)/`, pathNot: [testFiles, `${source}/(${listed.join('|')})/`] },
      to: { path: `${source}/`, pathNot: `${source}/$1/` },
    },
  ]
}

const row = (where, name, may) => ({
  name: `${name.replaceAll('|', '-')}-imports`,
  comment: `${name} may import ${may.length > 0 ? may.join(', ') : 'nothing'} of ours: the table is in .dependency-cruiser.cjs, its reasons in the house style. Move the code to where it belongs, or pass in what it needs.`,
  severity: 'error',
  from: { path: `^${where}/(${name})/`, pathNot: testFiles },
  to: {
    path: '^(packages|apps)/',
    pathNot: [`^${where}/(${name})/`, ...(may.length > 0 ? [at(may)] : [])],
  },
})
const testRow = (where, name, may) => ({
  name: `${name.replaceAll('|', '-')}-tests-import`,
  comment: `Tests of ${name} may also import @minaret/server/testing and @minaret/tooling, and nothing else of ours beyond its row.`,
  severity: 'error',
  from: { path: `^${where}/(${name})/.*${testFiles}` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [
      `^${where}/(${name})/`,
      testReach,
      '^packages/e2e/',
      ...(layers.includes(name) ? [layers] : []),
      ...(may.length > 0 ? [at(may)] : []),
    ],
  },
})

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const packageNames = Object.keys(mayImport).join('|')

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).flatMap(([name, may]) => [row('packages', name, may), testRow('packages', name, may)]),
    ...Object.entries(apps).flatMap(([name, may]) => [row('apps', name, may), testRow('apps', name, may)]),
    forbidden(
      'no-row',
      'A package or app without a row in .dependency-cruiser.cjs may import nothing of ours: write its row first.',
      { path: '^(packages|apps)/', pathNot: `^packages/(${packageNames})/|^apps/(${Object.keys(apps).join('|')})/` },
      { path: '^(packages|apps)/(?!$1)' },
    ),
    forbidden(
      'apps-apart',
      'An app knows no other app; what two of them need belongs into a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbidden(
      'features-apart',
      'A feature of the domain knows no sibling: compose features in a screen. Only app/ (which puts them together), storage/ and toasts/ are common ground.',
      { path: '^packages/domain/src/([^/]+)/', pathNot: [testFiles, '^packages/domain/src/app/'] },
      { path: '^packages/domain/src/[^/]+/', pathNot: '^packages/domain/src/($1|app|storage|toasts)/' },
    ),
    forbidden(
      'screens-apart',
      "A screen reaches into no other screen's folder: import its index.ts, or move what both need to app/.",
      { path: '^packages/screens/src/([^/]+)/', pathNot: testFiles },
      { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/($1|app)/|/index\\.tsx?$' },
    ),
    forbidden(
      'contract-types-only',
      'Screens know the shapes of the contract, not the document.',
      { path: '^packages/screens/', pathNot: testFiles },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'react-stays-in-front',
      'The contract, the plans, money, the client, the timetable, the display and the packages of the server are used where there is no React.',
      {
        path: '^packages/(contract|plans|markdown|money|client|timetable|display|foundation|giving|server)/',
        pathNot: testFiles,
      },
      { path: '(^|node_modules/)(react|react-dom|react-router)(/|$)' },
    ),
    forbidden(
      'ui-knows-no-data',
      'The kit looks and behaves: no router, query, form library, API type or store.',
      { path: '^packages/ui/', pathNot: testFiles },
      { path: 'node_modules/(react-router|@tanstack/|openapi-fetch|zustand|react-hook-form)' },
    ),
    forbidden(
      'screens-know-no-router',
      'Links and navigation come through a small port, so that the webview and the television need no router.',
      { path: '^packages/screens/', pathNot: testFiles },
      { path: 'node_modules/(react-router|openapi-fetch)' },
    ),
    ...Object.entries(folderRows).flatMap(folderRules),
    forbidden(
      'through-faces',
      'A package is used by its named faces (@minaret/giving/records), which its package.json lists, and not by the way to its files.',
      { path: '^(packages|apps)/([^/]+)/', pathNot: testFiles },
      { path: '^packages/(foundation|giving)/src/', pathNot: '^packages/$2/|^packages/[^/]+/src/[^/]+/index\\.ts$' },
    ),
    forbidden(
      'no-cycle',
      'A circle of imports loads in an order nobody chose.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbidden('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    forbidden(
      'no-tests-in-source',
      'What ships never imports a test, its helpers or the development server.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: testFiles },
      { path: testFiles, pathNot: 'node_modules' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|storybook-static|test-results)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
