import { noun } from '../frame/defineCommand.ts'
import { leftCommand } from './left.ts'

/** `maktab`: the families of the maktab. */
export const maktabCommand = () => noun('maktab', 'Maktab families', [leftCommand()])
