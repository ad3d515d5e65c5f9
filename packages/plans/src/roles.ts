/**
 * What somebody on a mosque's staff does there. A person may have several roles at once; what a role may do is the table
 * in `deskRights.ts`.
 */
export const roles = ['owner', 'administrator', 'editor', 'imam', 'treasurer', 'counter', 'teacher', 'viewer'] as const

/** One role of a mosque's staff. */
export type Role = (typeof roles)[number]

/**
 * The role of the installation's operators while a mosque has granted them a day's support access. No member of staff
 * has it, and granting support access is the only way to give it.
 */
export const supportRole = 'support'

/** A role of somebody using a mosque's desk. */
export type DeskRole = Role | typeof supportRole

/** Every role somebody can have at a mosque's desk. */
export const deskRoles: readonly DeskRole[] = [...roles, supportRole]

/** The roles an administrator may grant and revoke: no access to money, children's records or questions to the imam. */
const withoutPersonalData: readonly Role[] = ['editor', 'viewer']

/**
 * The roles somebody may grant and revoke. Granting or revoking the owner role needs a second owner, or takes 72 hours.
 * @param held the roles of the person granting them
 */
export function rolesGrantableBy(held: readonly DeskRole[]): readonly Role[] {
  if (held.includes('owner')) return roles
  return held.includes('administrator') ? withoutPersonalData : []
}

/** Whether a text is the name of a role. */
export const isRole = (text: string): text is Role => roles.some((role) => role === text)

/** As {@link readRoles}, with the support role: the roles of {@link deskRoles} among some texts. */
export const readDeskRoles = (texts: readonly string[]): DeskRole[] => deskRoles.filter((role) => texts.includes(role))

/** The roles named by some texts, in the order of {@link roles} and without repeats; unknown names are dropped. */
export const readRoles = (texts: readonly string[]): Role[] => roles.filter((role) => texts.includes(role))
