import { loadedScreens, rejectMissingCode, loadScreen } from '@minaret/site/frame'
import type { ScreenModule } from '@minaret/screens/app'
import type { BuiltScreen } from './built.ts'

/** Loads a screen with its words, where the host has not said where they are: in the static files. @throws {MissingCodeError} */
export async function loadListedScreen(screen: BuiltScreen, language: string): Promise<ScreenModule> {
  const { screens } = await rejectMissingCode(import('./screens.ts'))
  return loadedScreens.get(screen) ?? rejectMissingCode(loadScreen(screen, screens[screen], language))
}
