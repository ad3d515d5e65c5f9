/** What is said of a calendar that cannot be made. */
export const en = {
  alarm: 'Give whole minutes from 0 to 120, for example alarm=15.',
}
