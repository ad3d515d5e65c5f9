import { noun } from '../frame/defineCommand.ts'
import { leftCommand } from './left.ts'

/** `maktab`: the evening school's families. */
export const maktabCommand = () => noun('maktab', 'Maktab families', [leftCommand()])
