import { noun } from '../frame/defineCommand.ts'
import { rotateCommand } from './rotate.ts'

/** `secrets`: the encryption key of all secrets. */
export const secretsCommand = () => noun('secrets', 'The encryption key', [rotateCommand()])
