/** What the giver says about themselves. */
export type Details = { name: string; email: string }

export type DetailsProblems = { name?: 'empty' | 'long'; email?: 'empty' | 'unreadable' }

/** The standard pattern of an address (specification, section 5): something before an @, and a domain with a dot. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** How many letters a name may have. */
export const longestName = 100

/** What is wrong with the details, by field. */
export function detailsProblems({ name, email }: Details): DetailsProblems {
  const problems: DetailsProblems = {}
  if (!name.trim()) problems.name = 'empty'
  else if (name.trim().length > longestName) problems.name = 'long'
  if (!email.trim()) problems.email = 'empty'
  else if (!address.test(email.trim()) || email.trim().length > 254) problems.email = 'unreadable'
  return problems
}

/** Whether nothing is wrong with them. */
export const detailsReady = (details: Details): boolean => Object.keys(detailsProblems(details)).length === 0
