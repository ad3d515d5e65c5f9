/** The ISO weekday of a day: 1 (Monday) to 7. @param day `YYYY-MM-DD` */
export const weekdayIndex = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7
