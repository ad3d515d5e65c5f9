import { sharedScreens } from '@minaret/site/shared'
import { createRow, type Row } from '@minaret/site/table'
import type { AppScreen } from './screenNames.ts'

/** The code of every screen. The server tells a page which files it needs; only the static site loads this list. */
export const screens: Readonly<Record<AppScreen, Row>> = {
  ...sharedScreens,
  campaignsHome: createRow('campaigns-home', () => import('@minaret/screens/campaigns-home'), [
    'campaignsHome',
    'campaigns',
  ]),
}
