/**
 * What somebody on a mosque's staff does there. A person may have several roles at once; what a role may do is the table
 * in `deskRights.ts`.
 */
export const roles = ['owner', 'administrator', 'editor', 'imam', 'treasurer', 'counter', 'teacher', 'viewer'] as const

/** One role of a mosque's staff. */
export type Role = (typeof roles)[number]

/**
 * Whom a mosque has let in for a day so that they can help: whoever runs the installation. Nobody on the staff has this role,
 * and nobody gives it but by granting support access.
 */
export const supportRole = 'support'

/** What somebody at a mosque's desk is there as. */
export type DeskRole = Role | typeof supportRole

/** Everything somebody can be at a mosque's desk. */
export const deskRoles: readonly DeskRole[] = [...roles, supportRole]

/** Roles an administrator may give and take: neither money, nor children, nor questions to the imam. */
const withoutPersonalData: readonly Role[] = ['editor', 'viewer']

/**
 * The roles somebody may give to others and take from them. Giving and taking the owner's takes a second owner, or 72 hours.
 * @param held the roles of whoever gives them
 */
export function rolesGivenBy(held: readonly DeskRole[]): readonly Role[] {
  if (held.includes('owner')) return roles
  return held.includes('administrator') ? withoutPersonalData : []
}

/** Whether a text is the name of a role. */
export const isRole = (text: string): text is Role => roles.some((role) => role === text)

/** The same for whoever is at the desk: of {@link deskRoles}. */
export const readDeskRoles = (texts: readonly string[]): DeskRole[] => deskRoles.filter((role) => texts.includes(role))

/** Roles in the order of {@link roles}, each once; names that are none are left out. */
export const readRoles = (texts: readonly string[]): Role[] => roles.filter((role) => texts.includes(role))
