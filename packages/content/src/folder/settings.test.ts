import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configurationSections } from '@minaret/plans'
import { settingKeys, settingOf } from '../../../staff/src/configuration/settings.ts'
import { CodecError } from './codecs/CodecError.ts'
import { readSetting } from './mosque/mosque.ts'

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/mosque-folder.md'), 'utf8')

/** The keys in the guide's table, by section. */
const keysBySection = Object.fromEntries(
  [...guide.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, section = '', keys = '']) => [section, keys]),
)

test.each(Object.entries(configurationSections))(
  '%s: the guide lists every key that a folder can contain',
  (section, keys) => {
    const documentedKeys = [...(keysBySection[section] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key)
    for (const key of keys)
      expect([key, documentedKeys.includes(key)]).toEqual([key, settingOf(key)?.form !== undefined])
  },
)

test('a folder accepts the same settings as the commands', () => {
  const rejectedKeys = Object.values(configurationSections)
    .flat()
    .filter((key) => {
      const result = readSetting(key, '\u0000', 'gbp')
      return result instanceof CodecError && result.message.includes('cannot be set by hand')
    })
  expect(rejectedKeys).toEqual(settingKeys.filter((key) => settingOf(key)?.form === undefined))
})
