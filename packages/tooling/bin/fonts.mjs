// Configures the fonts for journeys that measure pages.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * Configures the same fonts on every machine, regardless of what is installed, so that pages have the same measurements.
 * Arimo replaces Arial, and Noto Naskh replaces the Arabic font of phones.
 * @returns environment variables that make a browser on Linux use only these fonts; none on other systems
 */
export function journeyFonts() {
  if (process.platform !== 'linux') return {}
  const packages = path.join(root, 'packages/tooling/node_modules/@expo-google-fonts')
  const folders = ['arimo', 'noto-naskh-arabic'].map((name) => path.join(packages, name))
  if (!folders.every((folder) => existsSync(folder))) return {}
  const cache = path.join(os.tmpdir(), `minaret-fonts-${os.userInfo().uid}`)
  mkdirSync(cache, { recursive: true })
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${path.join(cache, 'fontconfig')}</cachedir>
  <match target="pattern">
    <test name="family"><string>Arial</string></test>
    <edit name="family" mode="assign" binding="same"><string>Arimo</string></edit>
  </match>
</fontconfig>
`
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const file = path.join(cache, `fonts-${name}.conf`)
  if (!existsSync(file)) writeFileSync(file, text)
  return { FONTCONFIG_FILE: file }
}
