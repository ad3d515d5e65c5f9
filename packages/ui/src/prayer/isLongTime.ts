/** Whether a formatted time has letters, as "5:39 am" does, and so needs more space. Invisible marks do not count. */
export const isLongTime = (time: string): boolean => /\p{L}/u.test(time)
