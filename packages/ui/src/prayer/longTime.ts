/** Whether a formatted time has more than its digits, as "5:39 am" does; it needs more room. Marks one cannot see are nothing. */
export const longTime = (time: string): boolean => /\p{L}/u.test(time)
