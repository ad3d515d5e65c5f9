import { asInstalled as asInstalledIn } from '@minaret/server/installation'
import { installation } from '../../env.ts'

/**
 * Returns a text with its commands in the form for this installation. @param text contains them in the form for a
 * checkout
 */
export const asInstalled = (text: string): string => asInstalledIn(text, installation)
