import { arrived, arriving, bringScreen } from '@minaret/site/frame'
import type { ScreenModule } from '@minaret/screens/app'
import type { BuiltScreen } from './built.ts'

/** Loads a screen with its words, where the host has not said where they are: in the static files. @throws {MissingCodeError} */
export async function bring(screen: BuiltScreen, language: string): Promise<ScreenModule> {
  const { screens } = await arriving(import('./screens.ts'))
  return arrived.get(screen) ?? arriving(bringScreen(screen, screens[screen], language))
}
