import { loadAtOnce, createRow } from '@minaret/site/table'

/** The table of this app's only screen. */
export const table = {
  appDonate: loadAtOnce(
    createRow(
      'app-donate',
      () => import('@minaret/screens/app-donate'),
      ['appDonate', 'cause'],
      ['app-donate/partsChunk.ts'],
    ),
  ),
}
