/** Options of the installation's actions: refetch all of its queries, and show field errors at the fields. */
export const installationChange = { isField: () => true, refresh: 'installation', refreshOn: 'success' } as const
