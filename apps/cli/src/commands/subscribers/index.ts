import { noun } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'

/** `subscribers`: the newsletter's subscribers. */
export const subscribersCommand = () => noun('subscribers', 'Newsletter subscribers', [listCommand(), exportCommand()])
