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

test('exports exactly the listed names', () => {
  expect({
    kit: Object.keys(kit).sort(),
    menu: Object.keys(menu).sort(),
    reader: Object.keys(reader).sort(),
    theme: Object.keys(theme).sort(),
    toast: Object.keys(toast).sort(),
    tv: Object.keys(tv).sort(),
  }).toMatchSnapshot()
})

test("renders the countdown on the server by the server's clock", () => {
  const page = renderToString(
    <kit.Countdown
      until={new Date('2026-11-21T16:04:00Z')}
      from={new Date('2026-11-21T14:39:50.400Z')}
      label="Time until Maghrib"
    />,
  )
  expect(page).toContain('>1\u00a0h 24\u00a0min<')
})

test('a page without scripts has links, a menu and times', () => {
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

test('components import only types of the themes and the demonstration, which stay on the server', () => {
  expect(browserFiles.length).toBeGreaterThan(20)
  for (const file of browserFiles) {
    const imports = readFileSync(new URL(file, source), 'utf8').match(
      /^(?:import|export) (?!type).*\/(?:theme|demonstration)\/.*$/gm,
    )
    expect(imports, file).toBeNull()
  }
})

test('uses no physical left and right, except in the stylesheets of toasts and TVs', () => {
  const stylesheets = files.filter((file) => file.endsWith('.css') && !/^(toast|tv)/.test(file))
  for (const stylesheet of stylesheets) {
    const physicalProperties = readFileSync(new URL(stylesheet, source), 'utf8').match(
      /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float)\b.*$/gm,
    )
    expect(physicalProperties, stylesheet).toBeNull()
  }
})

test('styles no state with :has(), which Firefox has from 121: focus, selection and disabled work without it', () => {
  for (const stylesheet of files.filter((file) => file.endsWith('.css'))) {
    const rules = readFileSync(new URL(stylesheet, source), 'utf8').match(/^.*:has\([^{]*\{/gm) ?? []
    const stateRules = rules.filter((rule) =>
      /:has\([^)]*(?::focus|:checked|:disabled|:invalid|\[open\]|data-kind)/.test(rule),
    )
    expect(stateRules, stylesheet).toEqual([])
  }
})

test('calls no API that Safari 15.0 lacks, except showModal in one file, which Safari supports since 15.4', () => {
  const unsupported =
    /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with)\(|\b(?:structuredClone|Object\.hasOwn|Object\.groupBy|Promise\.withResolvers|URL\.canParse|new CSSStyleSheet)\b|\.showModal\(/g
  for (const file of browserFiles.filter((name) => !/^testing|useModal/.test(name))) {
    expect(readFileSync(new URL(file, source), 'utf8').match(unsupported), file).toBeNull()
  }
})

test('every prop has a comment', () => {
  const undocumentedProps: string[] = []
  for (const file of browserFiles.filter((name) => name.endsWith('.tsx'))) {
    const code = readFileSync(new URL(file, source), 'utf8')
    for (const [, name, body = ''] of code.matchAll(
      /^export (?:interface|type) (\w+)(?:(?!^\w)[^{])*\{\n(.*?)^\s*\}/gms,
    )) {
      const lines = body.split('\n')
      const uncommentedLines = lines.filter(
        (line, i) => /^\s+\w+\??: (?!never)/.test(line) && !lines[i - 1]?.endsWith('*/'),
      )
      undocumentedProps.push(
        ...uncommentedLines
          .filter((line) => !line.includes('className'))
          .map((line) => `${file} ${name}: ${line.trim()}`),
      )
    }
  }
  expect(undocumentedProps).toEqual([])
})
