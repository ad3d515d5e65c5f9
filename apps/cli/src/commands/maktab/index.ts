import { defineGroup } from '../frame/defineCommand.ts'
import { leftCommand } from './left.ts'

/** `maktab`: maktab families. */
export const maktabCommand = () => defineGroup('maktab', 'Maktab families', [leftCommand()])
