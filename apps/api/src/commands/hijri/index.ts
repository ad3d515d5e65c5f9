import { noun } from '../frame/verb.ts'
import { setVerb, showVerb } from './verbs.ts'

/** `hijri`: the mosque's own announcement of the month. */
export const hijriCommand = () => noun('hijri', 'The Hijri date, as the mosque announces it', [showVerb(), setVerb()])
