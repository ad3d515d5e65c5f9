import { atOnce, row } from '@minaret/site/table'

/** The one screen of this app. */
export const table = {
  appDonate: atOnce(
    row(
      'app-donate',
      () => import('@minaret/screens/app-donate'),
      ['appDonate', 'cause'],
      ['app-donate/partsChunk.ts'],
    ),
  ),
}
