/** What is said of an application for a course. */
export const en = {
  received: "Thank you. We've received your application and emailed you about it.",
  waiting: "Thank you. This course is full, so you're on the waiting list. We've emailed you about it.",
  closed: 'Applications for this course are closed. Please look at the other courses, or contact the mosque.',
  otherForm: 'This form has already been used for another application. Please reload the page to apply again.',
}
