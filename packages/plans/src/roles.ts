/**
 * The roles of a mosque's staff. A staff member may have several at once; the table in `deskRights.ts` has the rights of
 * each.
 */
export const roles = ['owner', 'administrator', 'editor', 'imam', 'treasurer', 'counter', 'teacher', 'viewer'] as const

/** One role of a mosque's staff. */
export type Role = (typeof roles)[number]

/**
 * The role of the installation's operators while a mosque has granted them a day's support access. No member of staff
 * has it, and granting support access is the only way to give it.
 */
export const supportRole = 'support'

/** A role of a desk user. */
export type DeskRole = Role | typeof supportRole

/** Every role at a mosque's desk. */
export const deskRoles: readonly DeskRole[] = [...roles, supportRole]

/** The roles an administrator may grant and revoke: no access to money, children's records or questions to the imam. */
const withoutPersonalData: readonly Role[] = ['editor', 'viewer']

/**
 * The roles that a user may grant and revoke. Granting or revoking the owner role needs a second owner, or takes 72 hours.
 * @param userRoles the user's own
 */
export function rolesGrantableBy(userRoles: readonly DeskRole[]): readonly Role[] {
  if (userRoles.includes('owner')) return roles
  return userRoles.includes('administrator') ? withoutPersonalData : []
}

/** Whether text is the name of a role. */
export const isRole = (text: string): text is Role => roles.some((role) => role === text)

/** As {@link readRoles}, with the support role: the roles of {@link deskRoles} among some names. */
export const readDeskRoles = (names: readonly string[]): DeskRole[] => deskRoles.filter((role) => names.includes(role))

/** The roles among some names, in the order of {@link roles} and without repeats; unknown names are dropped. */
export const readRoles = (names: readonly string[]): Role[] => roles.filter((role) => names.includes(role))
