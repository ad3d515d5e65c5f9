import { formatDuration } from '../duration.ts'

/** What is said to whoever asks too often. */
export const en = {
  tooOften: (seconds: number) =>
    `That came too often from your connection. Please try again in ${formatDuration('en', seconds)}.`,
  tooBusy: (seconds: number) =>
    `This website is getting far more visits than usual. Please try again in ${formatDuration('en', seconds)}.`,
  checkOwn: "A lot has been sent from your connection, so we need to check you're not a robot. Please try again.",
  checkAll:
    "This website is getting far more requests than usual, so we need to check you're not a robot. Please try again.",
  pause: (seconds: number) => `Too many attempts. Please wait ${formatDuration('en', seconds)}, then try again.`,
  pauseLogin: (seconds: number) =>
    `Too many attempts. Please wait ${formatDuration('en', seconds)}, then try again, or ask for a link to set a new password.`,
}
