/** What is said of an application for a course. */
export const en = {
  unconfirmed:
    "Thank you. We've emailed you a link. Please follow it within 24 hours to confirm your application: your place is given only then.",
  received: "Thank you. We've received your application and emailed you about it.",
  waiting: "Thank you. This course is full, so you're on the waiting list. We've emailed you about it.",
  linkIsOver:
    "This link no longer works: it's over 24 hours old. If you've followed it before, the mosque has your application. Otherwise please apply again.",
  closed: 'Applications for this course are closed. Please look at the other courses, or contact the mosque.',
  otherForm: 'This form has already been used for another application. Please reload the page to apply again.',
}
