import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../../packages/screens/src/messages/languages', import.meta.url))

/** The languages that have a catalogue, each in its own folder. */
export const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The virtual module with a language's messages for a display. */
export const getMessagesModuleId = (language: string) => `virtual:tv-messages/${language}`

/** Vite plugin that provides one script per language: a display loads only the messages of its mosque's language. */
export const messageFiles = (): Plugin => ({
  name: 'tv-messages',
  resolveId: (id) => (id.startsWith(getMessagesModuleId('')) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${getMessagesModuleId('')}`)) return undefined
    const file = (name: string) => JSON.stringify(`${folder}/${id.split('/').at(-1)}/${name}.gen.ts`)
    return `import { words as common } from ${file('common')}
import { words as tv } from ${file('host/tv')}
import { words as tvPlain } from ${file('host/tvPlain')}
window.minaretTvMessages = { prayer: common.prayer, tv, tvPlain }`
  },
})
