import type { Screen } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import { loadMessages, loadListedMessages } from '@minaret/screens/messages'
import type { Row } from '../table/table.ts'
import type { Boot } from './boot.ts'
import { loadedScreens } from './missing.ts'
import { rejectMissingCode } from './missingCode.ts'
import type { PageCode } from './pageCode.ts'
import { linkStylesheets } from './linkStylesheets.ts'

const isScreen = (module: unknown): module is ScreenModule =>
  typeof module === 'object' && module !== null && 'Screen' in module

const isMessagesModule = (module: unknown): module is { words: object } =>
  typeof module === 'object' && module !== null && 'words' in module

async function importMessages(address: string): Promise<object> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (isMessagesModule(module)) return module.words
  throw new Error(`${address} exports no messages.`)
}

/** Loads a screen with its messages, from an app's table. */
export async function loadScreen(
  screen: Screen,
  { load, features }: Pick<Row, 'load' | 'features'>,
  language: string,
): Promise<ScreenModule> {
  const [module]: [ScreenModule, unknown] = await Promise.all([load(), loadMessages(language, ...features)])
  loadedScreens.set(screen, module)
  return module
}

async function importScreen({ name, module: address }: NonNullable<PageCode['screen']>): Promise<void> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (!isScreen(module)) throw new Error(`${address} exports no screen.`)
  loadedScreens.set(name, module)
}

/**
 * Loads the code and the styles the server lists for a page, so that hydration need not wait.
 * @throws {MissingCodeError}
 */
export async function loadPage({
  language,
  code: { screen, messages },
  ...boot
}: Pick<Boot, 'language' | 'code' | 'stylesheets' | 'isPartial'>): Promise<void> {
  const parts = messages.map(([part, address]) => loadListedMessages(language, part, () => importMessages(address)))
  await rejectMissingCode(Promise.all([...parts, screen && importScreen(screen), linkStylesheets(boot)]))
}
