import '@vitejs/plugin-react/preamble'
import type { Catalogue, CommonMessages } from '@minaret/screens/messages'
import { readConfig } from './client/page/renew.ts'

const folder = '../../../packages/screens/src/messages/languages'
const common = import.meta.glob<CommonMessages>('../../../packages/screens/src/messages/languages/*/common.gen.ts', {
  import: 'words',
})
const board = import.meta.glob<Catalogue['tv']>('../../../packages/screens/src/messages/languages/*/host/tv.gen.ts', {
  import: 'words',
})
const plain = import.meta.glob<Catalogue['tvPlain']>(
  '../../../packages/screens/src/messages/languages/*/host/tvPlain.gen.ts',
  { import: 'words' },
)

/** Loads the messages, as the built message script does, then starts the app. */
async function start(): Promise<void> {
  const [baseLanguage = 'en'] = (readConfig(document)?.language ?? 'en').split('-')
  const [commonMessages, tv, tvPlain] = await Promise.all([
    common[`${folder}/${baseLanguage}/common.gen.ts`]?.(),
    board[`${folder}/${baseLanguage}/host/tv.gen.ts`]?.(),
    plain[`${folder}/${baseLanguage}/host/tvPlain.gen.ts`]?.(),
  ])
  if (!commonMessages || !tv || !tvPlain)
    throw new Error(`There are no TV display messages for language "${baseLanguage}".`)
  window.minaretTvMessages = { prayer: commonMessages.prayer, tv, tvPlain }
  await import('./client/main.tsx')
}

void start()
