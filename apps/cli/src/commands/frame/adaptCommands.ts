import { asInstalled as asInstalledIn } from '@minaret/server/installation'
import { installation } from '../../env.ts'

/**
 * Returns text with its commands in the form for this installation.
 * @param text with the commands in the form for a checkout
 */
export const adaptCommands = (text: string): string => asInstalledIn(text, installation)
