import { noun } from '../frame/verb.ts'
import { rotateCommand } from './rotate.ts'

/** `secrets`: the key everything secret is sealed under. */
export const secretsCommand = () => noun('secrets', 'The encryption key', [rotateCommand()])
