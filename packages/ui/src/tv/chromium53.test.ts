import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const stylesheets = readdirSync(folder).filter((file) => file.endsWith('.css'))

/** The properties that Chromium 53 (September 2016) supports and a screen uses. Check support before adding more. */
const properties = new Set(
  `align-items align-self animation background background-color border border-bottom border-bottom-color border-collapse
   border-radius border-top bottom box-shadow box-sizing color contain content display fill flex flex-direction flex-wrap font-family font-size
   font-style font-variant-numeric font-weight height justify-content left letter-spacing line-height margin margin-bottom
   margin-left margin-right margin-top max-height max-width min-height min-width opacity overflow overflow-wrap padding padding-bottom
   padding-left padding-right padding-top position right src stroke table-layout text-align text-overflow top transform
   unicode-bidi unicode-range vertical-align visibility white-space width will-change z-index`.split(/\s+/),
)
const functions = new Set(['var', 'calc', 'attr', 'linear-gradient', 'rotate', 'rgba', 'cubic-bezier', 'url', 'format'])
const units = new Set(['', '%', 'deg', 'em', 'px', 'rem', 's', 'ms', 'vh', 'vw'])
const rules = new Set(['@keyframes', '@font-face', '@media'])
const displays = new Set(['block', 'flex', 'inline-block', 'none', 'table'])
const pseudos = new Set([':global', ':lang', ':last-child', ':first-child', ':not', '::before', '::after'])

/** Returns everything in a stylesheet that Chromium 53 would ignore. */
function findUnsupported(stylesheet: string): string[] {
  const css = stylesheet.replaceAll(/\/\*.*?\*\//gs, '')
  const unsupportedFeatures: string[] = []
  for (const [, name = ''] of css.matchAll(/(@[a-z-]+)/g)) if (!rules.has(name)) unsupportedFeatures.push(name)
  for (const [, selector = ''] of css.matchAll(/([^{}]+)\{/g)) {
    for (const [pseudo] of selector.matchAll(/::?[a-z-]+/g)) if (!pseudos.has(pseudo)) unsupportedFeatures.push(pseudo)
  }
  for (const [, property = '', value = ''] of css.matchAll(/([a-z-]+)\s*:\s*([^;{}]+);/g)) {
    const declaration = `${property}: ${value}`
    if (!property.startsWith('--') && !properties.has(property)) unsupportedFeatures.push(declaration)
    if (property === 'display' && !displays.has(value)) unsupportedFeatures.push(declaration)
    if (property === 'position' && value === 'sticky') unsupportedFeatures.push(declaration)
    const unquotedValue = value.replaceAll(/'[^']*'/g, '')
    for (const [, name = ''] of unquotedValue.matchAll(/([a-z0-9-]+)\(/g))
      if (!functions.has(name)) unsupportedFeatures.push(declaration)
    for (const [, unit = ''] of unquotedValue.matchAll(/(?<![\w#-])-?[\d.]+([a-z%]*)/g))
      if (!units.has(unit)) unsupportedFeatures.push(declaration)
    for (const [, hex = ''] of unquotedValue.matchAll(/#([\da-f]+)/gi))
      if (![3, 6].includes(hex.length)) unsupportedFeatures.push(declaration)
    if (/rgba?\([^),]*\s[^),]*\s/.test(unquotedValue)) unsupportedFeatures.push(declaration)
  }
  return [...new Set(unsupportedFeatures)]
}

test.each(stylesheets)('%s uses no CSS that Chromium 53 lacks', (file) => {
  const stylesheet = readFileSync(new URL(file, folder), 'utf8')
  expect(findUnsupported(stylesheet)).toEqual([])
  expect(stylesheet).not.toContain('@import')
})

test.each([
  'gap: 1vh',
  'display: grid',
  'margin-inline-start: 1vh',
  'inset: 0',
  'font-size: clamp(1vh, 2vw, 3vh)',
  'width: min(1vh, 2vw)',
  'color: #ffffff1f',
  'color: rgb(0 0 0 / 0.5)',
  'color: color-mix(in srgb, red, blue)',
  'height: 100dvh',
  'position: sticky',
  'aspect-ratio: 1',
])('detects %s', (declaration) => {
  expect(findUnsupported(`.tv { ${declaration}; }`)).toHaveLength(1)
})

test.each(['.tv:is(.a, .b)', '.tv:focus-visible', '.tv:has(p)', '.tv:where(p)', '.tv::marker', '@supports (a: b)'])(
  'detects %s',
  (selector) => {
    expect(findUnsupported(`${selector} { }`)).not.toEqual([])
  },
)

test('imports no stylesheets of the site, and no components that do', () => {
  const sources = readdirSync(folder).filter((file) => /(?<!stories|test)\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(3)
  for (const file of sources) {
    const imports = readFileSync(new URL(file, folder), 'utf8').match(
      /^(?:import|export) (?!type).*from '(?:\.\.\/.*|@.*)'$/gm,
    )
    for (const statement of imports ?? []) expect(statement, file).toBe("import { girih } from '../pattern/girih.ts'")
  }
})
