import { noun } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'

/** `subscribers`: who gets the newsletter. */
export const subscribersCommand = () => noun('subscribers', 'Newsletter subscribers', [listCommand(), exportCommand()])
