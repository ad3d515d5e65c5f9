import { defineGroup } from '../frame/defineCommand.ts'
import { listCommand } from './list.ts'
import { keepNameCommand, removeNameCommand } from './names.ts'

/** `supporters`: the names on links that people share for a campaign. */
export const supportersCommand = () =>
  defineGroup('supporters', "Names on supporters' fundraising links", [
    listCommand(),
    removeNameCommand(),
    keepNameCommand(),
  ])
