import { atOnce, createRow } from '@minaret/site/table'

/** The table of this app's only screen. */
export const table = {
  appDonate: atOnce(
    createRow(
      'app-donate',
      () => import('@minaret/screens/app-donate'),
      ['appDonate', 'cause'],
      ['app-donate/partsChunk.ts'],
    ),
  ),
}
