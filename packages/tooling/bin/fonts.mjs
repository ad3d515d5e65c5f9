// The fonts that journeys measure pages in.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * The fonts of the machine a test runs on: the same everywhere, whatever is installed, or a page would be measured in other
 * letters on each. Arimo stands for Arial, Noto Naskh for what a phone has for Arabic.
 * @returns what a browser on Linux is started with to see these alone; elsewhere nothing
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
