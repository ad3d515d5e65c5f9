import { readdirSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as kit from './index.ts'
import * as menu from './menu/index.ts'
import * as reader from './reader/index.ts'
import * as theme from './theme/index.ts'
import * as toast from './toast/index.ts'
import * as tv from './tv/index.ts'

const source = new URL('.', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

const browserFiles = files.filter(
  (file) => /^(?!theme|demonstration|overview).*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
)

test('the package exports what we promise, by name', () => {
  expect({
    kit: Object.keys(kit).sort(),
    menu: Object.keys(menu).sort(),
    reader: Object.keys(reader).sort(),
    theme: Object.keys(theme).sort(),
    toast: Object.keys(toast).sort(),
    tv: Object.keys(tv).sort(),
  }).toMatchSnapshot()
})

test("the server writes what the browser takes over: the countdown starts from the server's clock", () => {
  const page = renderToString(
    <kit.Countdown
      until={new Date('2026-11-21T16:04:00Z')}
      from={new Date('2026-11-21T14:39:50.400Z')}
      label="Time until Maghrib"
    />,
  )
  expect(page).toContain('>1\u00a0h 24\u00a0min<')
})

test('a page without scripts has its links, its menu and its times', () => {
  const header = (
    <kit.SiteHeader
      home={{ href: '/', label: 'home' }}
      name="Masjid"
      nav={[{ href: '/news', label: 'News' }]}
      navLabel="Main"
      menuLabel="Menu"
    />
  )
  const times = [{ id: 'asr', label: 'Asr', begins: '13:51', jamaat: '14:30' }]
  const page = renderToString(
    <kit.Page skipLabel="Skip" header={header}>
      <kit.PrayerStrip label="Today" beginsLabel="Begins" jamaatLabel="Jamaat" items={times} />
    </kit.Page>,
  )
  expect(page).toMatch(/<details.*<summary.*href="\/news"/s)
  expect(page).toContain('<bdi>14:30</bdi>')
})

test('the colour science and the drawn scenes stay on the server: components take only types from them', () => {
  expect(browserFiles.length).toBeGreaterThan(20)
  for (const file of browserFiles) {
    const imports = readFileSync(new URL(file, source), 'utf8').match(
      /^(?:import|export) (?!type).*\/(?:theme|demonstration)\/.*$/gm,
    )
    expect(imports, file).toBeNull()
  }
})

test("right to left is the same sheet: no left and no right but the toasts' own corner and the old screens' sheets", () => {
  const sheets = files.filter((file) => file.endsWith('.css') && !/^(toast|tv)/.test(file))
  for (const sheet of sheets) {
    const physical = readFileSync(new URL(sheet, source), 'utf8').match(
      /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float)\b.*$/gm,
    )
    expect(physical, sheet).toBeNull()
  }
})

test('no state hangs on :has(), which Firefox has from 121: a focus, a choice and what cannot be had are seen without', () => {
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    const rules = readFileSync(new URL(sheet, source), 'utf8').match(/^.*:has\([^{]*\{/gm) ?? []
    const states = rules.filter((rule) =>
      /:has\([^)]*(?::focus|:checked|:disabled|:invalid|\[open\]|data-kind)/.test(rule),
    )
    expect(states, sheet).toEqual([])
  }
})

test('nothing is called that Safari 15.0 lacks, and one file alone opens the modal it has from 15.4', () => {
  const late =
    /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with)\(|\b(?:structuredClone|Object\.hasOwn|Object\.groupBy|Promise\.withResolvers|URL\.canParse|new CSSStyleSheet)\b|\.showModal\(/g
  for (const file of browserFiles.filter((name) => !/^testing|useModal/.test(name))) {
    expect(readFileSync(new URL(file, source), 'utf8').match(late), file).toBeNull()
  }
})

test('every prop has its sentence', () => {
  const silent: string[] = []
  for (const file of browserFiles.filter((name) => name.endsWith('.tsx'))) {
    const code = readFileSync(new URL(file, source), 'utf8')
    for (const [, name, body = ''] of code.matchAll(
      /^export (?:interface|type) (\w+)(?:(?!^\w)[^{])*\{\n(.*?)^\s*\}/gms,
    )) {
      const lines = body.split('\n')
      const bare = lines.filter((line, i) => /^\s+\w+\??: (?!never)/.test(line) && !lines[i - 1]?.endsWith('*/'))
      silent.push(
        ...bare.filter((line) => !line.includes('className')).map((line) => `${file} ${name}: ${line.trim()}`),
      )
    }
  }
  expect(silent).toEqual([])
})
