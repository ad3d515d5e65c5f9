import { createThrottle, type Throttle } from '../limits/throttle.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** Protection of every password check: throttling first, then the expensive hash. */
export type Guard = { passwords: Passwords; throttle: Throttle }

/** Creates the guard of a server, with its own queue of password checks. */
export const createGuard = (): Guard => ({ passwords: createPasswords(), throttle: createThrottle() })
