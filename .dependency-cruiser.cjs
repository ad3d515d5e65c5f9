const folderRows = require('./.dependency-rows.cjs')

// Who may import whom. Each row names all that a package may import of ours; a package without a row may import none.
const mayImport = {
  contract: [],
  markdown: [],
  messages: ['money'],
  money: [],
  timetable: [],
  display: ['timetable', 'money'],
  ui: [],
  tooling: [],
  plans: ['contract', 'money'],
  client: ['contract'],
  domain: ['messages', 'contract', 'client', 'plans', 'money', 'timetable'],
  screens: ['messages', 'domain', 'ui', 'plans', 'money', 'markdown', 'display', 'contract', 'timetable'],
  site: ['screens', 'domain', 'client', 'plans', 'ui', 'contract'],
  foundation: ['messages', 'contract', 'plans', 'money', 'timetable'],
  staff: ['messages', 'foundation', 'contract', 'plans', 'money', 'timetable'],
  times: ['messages', 'staff', 'foundation', 'contract', 'timetable'],
  giving: ['messages', 'staff', 'foundation', 'contract', 'plans', 'money', 'timetable'],
  content: [
    'messages',
    'giving',
    'times',
    'staff',
    'foundation',
    'contract',
    'plans',
    'markdown',
    'money',
    'timetable',
  ],
  server: ['messages', 'content', 'giving', 'times', 'staff', 'foundation', 'contract', 'plans', 'money', 'timetable'],
  testkit: ['foundation', 'contract'],
  acceptance: [
    'testkit',
    'server',
    'content',
    'giving',
    'times',
    'staff',
    'foundation',
    'contract',
    'plans',
    'timetable',
    'tooling',
  ],
  e2e: ['plans'],
  'docs-commands': [],
}
const apps = {
  api: ['server', 'plans'],
  cli: ['server', 'contract', 'plans'],
  'website|campaigns|donate|desk': ['site', 'screens', 'domain', 'client', 'plans', 'ui', 'contract'],
  tv: ['display', 'screens', 'plans', 'timetable', 'ui', 'contract'],
}

/** What an app's tests may import besides. The server loads built sites as files, so a test compares their types with its own. */
const appTests = { api: ['site'] }

/** What nothing that ships imports: tests and their helpers, stories, benchmarks, tools, the development server. */
const testFiles =
  '(\\.(test|stories|e2e)\\.tsx?$|/testing/|/e2e/|/bench/|\\.config\\.ts$|/\\.storybook/|src/dev(-page)?/|src/entry-dev\\.tsx$)'
/** The same, and the packages that are for tests alone. A row of the table holds for those as for any other. */
const testCode = [testFiles, '^packages/(testkit|acceptance)/']
/** What tests may reach besides: the test kit, the whole server for tests, and presets. */
const testReach = '^packages/(testkit|acceptance|tooling)/'
/** The packages of the server, lowest first. Their tests may ask a whole server, which is the highest. */
const serverPackages = ['foundation', 'staff', 'times', 'giving', 'content', 'server', 'testkit', 'acceptance']
const layers = `^packages/(${serverPackages.join('|')})/(src|bench)/`

/** Paths of packages, as source, build and package face. */
const at = (names) => `^packages/(${names.join('|')})/`

/**
 * What each folder of a package may import inside it: the rows before its own. A folder in a folder (`bank/desk`) may have a
 * row of its own. Files beside the folders put all together.
 */
const folderRules = ([name, rows]) => {
  const listed = rows.flat()
  const source = `^packages/${name}/src`
  /** A folder without those inside it that have a row of their own. */
  const inside = (folder) => {
    const apart = listed.filter((one) => one.startsWith(`${folder}/`)).map((one) => one.slice(folder.length + 1))
    return apart.length > 0 ? `${folder}/(?!(?:${apart.join('|')})/)` : `${folder}/`
  }
  return [
    ...rows.flatMap((row, at) =>
      row.map((folder) => {
        const lower = rows.slice(0, at).flat()
        return {
          name: `${name}-${folder.replaceAll('/', '-')}-imports`,
          comment: `${name}/${folder} may import ${lower.length > 0 ? lower.join(', ') : 'no other folder'} of its package: the rows are in .dependency-rows.cjs. Move what both need down, or hand it in from above.`,
          severity: 'error',
          from: { path: `${source}/${inside(folder)}`, pathNot: testFiles },
          to: { path: `${source}/`, pathNot: `${source}/(${[folder, ...lower].map(inside).join('|')})` },
        }
      }),
    ),
    {
      name: `${name}-no-row`,
      comment: `A folder of ${name} that stands in no row of .dependency-rows.cjs may import nothing of its package: give it a row first.`,
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
  comment: `Tests of ${name} may also import @minaret/testkit, @minaret/acceptance and @minaret/tooling, and nothing else of ours beyond its row.`,
  severity: 'error',
  from: { path: `^${where}/(${name})/.*${testFiles}` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [
      `^${where}/(${name})/`,
      testReach,
      '^packages/e2e/',
      ...(serverPackages.includes(name) ? [layers] : []),
      ...(may.length > 0 ? [at(may)] : []),
    ],
  },
})

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const packageNames = Object.keys(mayImport).join('|')

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).flatMap(([name, may]) => [row('packages', name, may), testRow('packages', name, may)]),
    ...Object.entries(apps).flatMap(([name, may]) => [
      row('apps', name, may),
      testRow('apps', name, [...may, ...(appTests[name] ?? [])]),
    ]),
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
      { path: '^packages/domain/src/([^/]+)/', pathNot: [...testCode, '^packages/domain/src/app/'] },
      { path: '^packages/domain/src/[^/]+/', pathNot: '^packages/domain/src/($1|app|storage|toasts)/' },
    ),
    forbidden(
      'screens-apart',
      "A screen reaches into no other screen's folder: import its index.ts, or move what both need to app/.",
      { path: '^packages/screens/src/((?:desk/)?[^/]+)/', pathNot: testCode },
      { path: '^packages/screens/src/[^/]+/', pathNot: '^packages/screens/src/($1|app)/|/index\\.tsx?$' },
    ),
    forbidden(
      'contract-types-only',
      'Screens know the shapes of the contract, not the document.',
      { path: '^packages/screens/', pathNot: testCode },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'react-stays-in-front',
      'The contract, the plans, money, the client, the timetable, the display and the packages of the server are used where there is no React.',
      {
        path: '^packages/(contract|plans|markdown|money|client|timetable|display|foundation|staff|times|giving|content|server)/',
        pathNot: testCode,
      },
      { path: '(^|node_modules/)(react|react-dom|react-router)(/|$)' },
    ),
    forbidden(
      'ui-knows-no-data',
      'The kit looks and behaves: no router, query, form library, API type or store.',
      { path: '^packages/ui/', pathNot: testCode },
      { path: 'node_modules/(react-router|@tanstack/|openapi-fetch|zustand|react-hook-form)' },
    ),
    forbidden(
      'screens-know-no-router',
      'Links and navigation come through a small port, so that the webview and the television need no router.',
      { path: '^packages/screens/', pathNot: testCode },
      { path: 'node_modules/(react-router|openapi-fetch)' },
    ),
    ...Object.entries(folderRows).flatMap(folderRules),
    forbidden(
      'through-faces',
      'A package is used by its named faces (@minaret/giving/records), which its package.json lists, and not by the way to its files.',
      { path: '^(packages|apps)/([^/]+)/', pathNot: testCode },
      {
        path: '^packages/(foundation|staff|times|giving|content)/src/',
        pathNot: '^packages/$2/|/(index|messages\\.gen)\\.ts$',
      },
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
      { path: '^(packages|apps)/[^/]+/src/', pathNot: testCode },
      { path: testCode, pathNot: 'node_modules' },
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
