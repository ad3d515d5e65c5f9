/** What stands on the home page below the times. */
export const words = {
  loading: 'Loading the rest of the page',
  failed: 'We couldn’t load the rest of this page.',
  events: 'What’s on',
  allEvents: 'All events',
  news: 'Latest news',
  allNews: 'All news',
  causes: 'Support the mosque',
  allCauses: 'All causes',
  appeals: 'Campaigns',
  allAppeals: 'All campaigns',
  visit: 'Visit us',
  directions: 'Directions',
  call: 'Call us',
  write: 'Email us',
  hours: 'Opening hours',
}
