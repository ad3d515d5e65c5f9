import { defineGroup } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'

/** `subscribers`: the newsletter's subscribers. */
export const subscribersCommand = () =>
  defineGroup('subscribers', 'Newsletter subscribers', [listCommand(), exportCommand()])
