import { defineGroup } from '../frame/defineCommand.ts'
import { speedCommand } from './speed.ts'

/** `visitors`: the website's speed for its visitors. */
export const visitorsCommand = () => defineGroup('visitors', 'Website speed for visitors', [speedCommand()])
