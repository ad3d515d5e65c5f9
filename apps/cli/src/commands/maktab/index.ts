import { defineGroup } from '../frame/defineCommand.ts'
import { leftCommand } from './left.ts'

/** `maktab`: the families of the maktab. */
export const maktabCommand = () => defineGroup('maktab', 'Maktab families', [leftCommand()])
