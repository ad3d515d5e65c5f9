import { asInstalled as asInstalledIn } from '@minaret/server/installation'
import { installation } from '../../env.ts'

/** A text with its commands as typed in this installation. @param text has them as in a checkout */
export const asInstalled = (text: string): string => asInstalledIn(text, installation)
