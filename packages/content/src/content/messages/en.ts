/** What is said of content that is not there. */
export const en = {
  class: "We couldn't find that class. It may have been removed: please look at the list.",
  news: "We couldn't find that news item. It may have been removed: please look at the list.",
  event: "We couldn't find that event. It may have been removed: please look at the list.",
  service: "We couldn't find that service. It may have been removed: please look at the list.",
  page: "We couldn't find that page. It may have been removed: please look at the list.",
  course: "We couldn't find that course. It may have been removed: please look at the list.",
  campaign: "We couldn't find that campaign. It may have been removed: please look at the list.",
  notWritten: "This page hasn't been written yet. Please ask the mosque for it.",
  notWrittenAsk: (email: string) => `This page hasn't been written yet. Please ask the mosque for it at ${email}.`,
}
