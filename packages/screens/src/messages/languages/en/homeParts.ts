/** What stands on the home page below the times. */
export const words = {
  loading: 'Loading the rest of the page',
  failed: 'We could not load the rest of this page.',
  events: 'What is on',
  allEvents: 'All events',
  news: 'Latest news',
  allNews: 'All news',
  causes: 'Give to the mosque',
  allCauses: 'All causes',
  appeals: 'Appeals',
  allAppeals: 'All campaigns',
  visit: 'Visit us',
  directions: 'Directions',
  call: 'Call us',
  write: 'Write to us',
  hours: 'Opening hours',
}
