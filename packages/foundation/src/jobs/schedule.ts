/** What one of all hosts does every hour, beside pictures and letters, which have runners of their own. */
export const hourlyTasks = [
  'gifts-look',
  'cycles-look',
  'payments-reconcile',
  'payouts-read',
  'card-accounts-read',
  'accounts-tidy',
  'timetable-watch',
  'gift-aid-watch',
  'gift-exports-tidy',
  'mosque-exports-tidy',
  'imports-tidy',
  'retention-tidy',
  'content-tidy',
  'staff-tidy',
  'log-head',
  'domains-check',
  'report-email',
] as const

/** What one of all hosts does every five minutes: looking whether something is still there, or due. */
export const fiveMinuteTasks = [
  'tv-watch',
  'approvals-due',
  'recoveries-due',
  'content-due',
  'hmrc-filings-due',
  'page-changes-tidy',
] as const
