import { loadedScreens, rejectMissingCode, loadScreen } from '@minaret/site/frame'
import type { ScreenModule } from '@minaret/screens/app'
import type { AppScreen } from './screenNames.ts'

/**
 * Loads a screen and its messages if the server has not listed their files, as on the static site.
 * @throws {MissingCodeError}
 */
export async function loadListedScreen(screen: AppScreen, language: string): Promise<ScreenModule> {
  const { screens } = await rejectMissingCode(import('./screens.ts'))
  return loadedScreens.get(screen) ?? rejectMissingCode(loadScreen(screen, screens[screen], language))
}
