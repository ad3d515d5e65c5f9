import { noun } from '../frame/verb.ts'
import { checkVerb } from './check.ts'
import { exportVerb } from './export.ts'
import { importVerb } from './import.ts'

/** `content`: a mosque is a folder. */
export const contentCommand = () =>
  noun('content', "A mosque's folder: its content, times and pictures", [checkVerb(), importVerb(), exportVerb()])
