/** Returns the waiting time for `{unit, select, second {…} other {…}}` in a message: seconds below a minute, then whole minutes. */
export const getWait = (seconds: number): { unit: 'second' | 'minute'; count: number } =>
  seconds < 60 ? { unit: 'second', count: seconds } : { unit: 'minute', count: Math.ceil(seconds / 60) }
