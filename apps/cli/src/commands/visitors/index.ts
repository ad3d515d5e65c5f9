import { noun } from '../frame/defineCommand.ts'
import { speedCommand } from './speed.ts'

/** `visitors`: how the website is for those who visit it. */
export const visitorsCommand = () => noun('visitors', 'How fast the website is for its visitors', [speedCommand()])
