import { expect, test } from 'vitest'
import { faults, report, type Sizes } from './report.ts'
import { firstLoad, partOf, weightsByPart } from './sizes.ts'

const manifest = {
  'entry.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['_libraries.js'] },
  '_libraries.js': { file: 'libraries.js' },
  'home.ts': { file: 'home.js', css: ['home.css'], imports: ['entry.tsx', '_card.js'] },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['home.ts'] },
  'toast.ts': { file: 'toast.js', css: ['toast.css'] },
}

test('a first visit loads its sources with their imports and stylesheets, each once, and nothing else', () => {
  expect(firstLoad(manifest, ['entry.tsx', 'home.ts'])).toEqual([
    'entry.js',
    'entry.css',
    'libraries.js',
    'home.js',
    'home.css',
    'card.js',
    'card.css',
  ])
})

test('a source that no longer exists is an error', () => {
  expect(() => firstLoad(manifest, ['gone.ts'])).toThrow('The manifest has no gone.ts.')
})

test.each([
  ['/site/node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
  ['/site/node_modules/.pnpm/x@1/node_modules/@tanstack/query-core/build/query.js', '@tanstack/query-core'],
  ['/site/packages/ui/src/card/Card.tsx', 'packages/ui'],
  ['/site/apps/website/src/app/App.tsx', 'apps/website'],
  ['/site/packages/screens/src/messages/languages/en.ts?part=home', 'messages'],
  ['\0rolldown/runtime.js', 'bundler'],
])('%s counts as %s', (module, part) => {
  expect(partOf(module)).toBe(part)
})

test("a file's size is divided by the length of its modules' code without comments, and adds up", () => {
  const code = 'export const one = 1;'
  const modules = {
    '/node_modules/a/a.js': { code: `/* ${'long '.repeat(100)}*/${code}` },
    '/packages/ui/b.ts': { code },
    '/packages/ui/c.ts': { code },
    '/packages/ui/types.ts': { code: null },
  }
  expect([...weightsByPart({ modules }, 300)]).toEqual([
    ['a', 100],
    ['packages/ui', 200],
  ])
})

const sizes: Sizes = {
  budgets: [{ name: 'JavaScript', size: 119.96, limit: 120, advice: 'Leave something out.' }],
  parts: new Map([
    ['react', 2],
    ['react-dom', 54.24],
    ['packages/ui', 3],
    ['messages', 1],
  ]),
  lazy: [{ name: 'toasts', files: [{ file: 'toast.js', size: 6.3 }], loaded: [] }],
  pages: [{ name: 'home', js: 119.96, css: 8 }],
}

test('the report lists every part, with libraries separate and the largest first', () => {
  expect(report(sizes)).toEqual([
    'First load in kB, brotli:',
    '  JavaScript 120.0 of 120',
    '  libraries: react-dom 54.2, react 2.0',
    '  ours: packages/ui 3.0, messages 1.0',
    '  toasts, loaded on demand: toast.js 6.3',
    'Each page, JavaScript and CSS:',
    '  home 120.0 + 8.0',
  ])
})

test('there are no faults within the budgets', () => {
  expect(faults(sizes)).toEqual([])
})

test('a byte above a budget is a fault, with advice', () => {
  const budgets = [{ name: 'CSS', size: 12.001, limit: 12, advice: 'Leave something out.' }]
  expect(faults({ ...sizes, budgets })).toEqual(['CSS is 12.001 kB; the limit is 12 kB. Leave something out.'])
})

test('lazy code that a page loads at once is a fault, and so is a pattern without any code', () => {
  const [toasts] = sizes.lazy
  const lazy = [
    { name: 'toasts', files: toasts?.files ?? [], loaded: ['home: toast.js'] },
    { name: 'Stripe', files: [], loaded: [] },
  ]
  expect(faults({ ...sizes, lazy })).toEqual([
    'A page loads toasts at once (home: toast.js). Load it with import() where it is used.',
    'No file contains the code of Stripe: correct its pattern in the size check.',
  ])
})
