/** How each change of the installation goes: everything of it is read again, and what is missing is said where it is typed. */
export const installationChange = { isField: () => true, refresh: 'installation', refreshOn: 'success' } as const
