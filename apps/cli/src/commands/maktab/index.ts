import { noun } from '../frame/verb.ts'
import { leftVerb } from './left.ts'

/** `maktab`: the evening school's families. */
export const maktabCommand = () => noun('maktab', 'Maktab families', [leftVerb()])
