import { createThrottle, type Throttle } from '../limits/throttle.ts'
import { createPasswords, type Passwords } from './passwords.ts'

/** What stands before every password: the slowing down comes first, the dear hash after it. */
export type Guard = { passwords: Passwords; throttle: Throttle }

/** The guard of one host; each has its own line of passwords that wait. */
export const createGuard = (): Guard => ({ passwords: createPasswords(), throttle: createThrottle() })
