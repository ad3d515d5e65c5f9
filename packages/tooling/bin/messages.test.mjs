import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findMessageProblems } from './messages.mjs'

const folders = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Returns the faults in a project with these files and a small catalogue. */
function faults(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ ...catalogue, ...files })) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return findMessageProblems(folder)
}

const screens = 'packages/screens/src'
const catalogue = {
  [`${screens}/messages/languages/en/home.gen.ts`]: `export const words = {
  title: 'Home',
  lead: (name: string) => name,
  errors: { empty: 'Empty', long: 'Long' },
  states: { open: 'Open', shut: 'Shut' } satisfies Record<string, string>,
}
`,
  [`${screens}/words.ts`]: `import type { words } from './messages/languages/en/home.gen.ts'
export type Catalogue = { home: typeof words }
export declare function useWords<F extends keyof Catalogue>(...features: F[]): { t: Pick<Catalogue, F> }
`,
}
const screen = (body) => ({
  [`${screens}/home/Home.tsx`]: `import { useWords } from '../words.ts'
export function Home({ state, key }: { state: 'open' | 'shut', key: string }) {
  const { t } = useWords('home')
${body}
}
`,
})
const usesAll = '  return [t.home.title, t.home.lead, t.home.errors.empty, t.home.errors.long, t.home.states[state]]'

test('an unused message is reported with its location', () => {
  expect(faults(screen(usesAll))).toEqual([])
  expect(faults(screen(usesAll.replace('t.home.errors.long, ', '')))).toEqual([
    'packages/screens/messages: home.errors.long is not used: remove it from each language.',
  ])
})

test.each([
  ['destructured by name', '  const { title, lead, errors: { empty, long }, states } = t.home; return states[state]'],
  [
    'destructured in steps',
    '  const { errors, ...rest } = t.home; const { empty } = errors; return [rest, empty, errors.long]',
  ],
  [
    'accessed by a name that is known only at run time',
    '  return [t.home.title, t.home.lead, t.home.errors[key], t.home.states.open, t.home.states.shut]',
  ],
  ['passed on with its group', '  const own: Record<string, unknown> = t.home; return own'],
])('a message counts as used when it is %s', (_name, body) => {
  expect(faults(screen(body))).toEqual([])
})

test('if only members of a group are accessed, its other members are unused', () => {
  const names = faults(screen('  const { errors, states } = t.home; return [errors.empty, states["open"]]'))
  expect(names.map((line) => line.split(' ')[1])).toEqual([
    'home.title',
    'home.lead',
    'home.errors.long',
    'home.states.shut',
  ])
})

const component = (body) => ({
  ...screen(usesAll),
  'packages/ui/src/card/Card.tsx': `export const Card = ({ open, label = '' }) => (\n  ${body}\n)\n`,
})

test.each([
  ['between tags', '<p>Read more</p>', 'Read more'],
  ['in braces', "<p>{'Read more'}</p>", 'Read more'],
  ['in a branch', "<p>{open ? 'Read more' : label}</p>", 'Read more'],
  ['around a value', '<p>{`${label} minutes`}</p>', '… minutes'],
  ['for screen readers', '<button aria-label="Close" />', 'Close'],
  ['in a prop of another component', '<Notice title={open && "Saved"} />', 'Saved'],
])('text %s is reported with its location', (_name, body, text) => {
  expect(faults(component(body))).toEqual([
    `packages/ui/src/card/Card.tsx:2 "${text}" is in the code: move it to the catalogue, or pass it as a prop.`,
  ])
})

test.each([
  ['in an object', "const words = { close: 'Close' }", 'Close'],
  ['in a list', "const steps = ['first', 'Read more'] as const", 'Read more'],
  ['by itself', "export const title: string = 'Read more'", 'Read more'],
  ['with a value', 'const left = (n: number) => `Only ${n} left`', 'Only … left'],
  ['in a script without capitals', "const words = { close: 'إغلاق' }", 'إغلاق'],
])('text hoisted into a constant %s is reported', (_name, constant, text) => {
  expect(faults({ ...screen(usesAll), 'packages/ui/src/card/Card.tsx': `${constant}\n` })).toEqual([
    `packages/ui/src/card/Card.tsx:1 "${text}" is in the code: move it to the catalogue, or pass it as a prop.`,
  ])
})

test('constants that are not user-visible text are ignored', () => {
  const constants = `const tones = ['quiet', 'danger'] as const
const path = 'M4 10h12M11 5l5 5-5 5'
const keys = { ArrowLeft: -1, forth: 'ArrowRight', key: 'reloaded', size: '(min-width: 60rem) 33vw' }
`
  expect(faults({ ...screen(usesAll), 'packages/ui/src/card/Card.tsx': constants })).toEqual([])
})

test('symbols, attributes that are not read to users, and stories are ignored', () => {
  expect(faults(component('<p className="card" data-tone="quiet" role="status">· {label} – 1</p>'))).toEqual([])
  const stories = { 'packages/ui/src/card/Card.stories.tsx': 'export const A = () => <p>Read more</p>\n' }
  expect(faults({ ...component('<p>{label}</p>'), ...stories })).toEqual([])
})
