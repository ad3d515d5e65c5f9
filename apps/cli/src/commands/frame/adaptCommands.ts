import { asInstalled as asInstalledIn } from '@minaret/server/installation'
import { installation } from '../../env.ts'

/**
 * Rewrites the commands in a text for this installation.
 * @param text with commands as typed in a checkout
 */
export const adaptCommands = (text: string): string => asInstalledIn(text, installation)
