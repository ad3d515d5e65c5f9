/** Query options of a sheet: fetched when it is opened, never in the background while a user types. */
export const sheetQueryOptions = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const
