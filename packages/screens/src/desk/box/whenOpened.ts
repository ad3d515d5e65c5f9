/** A sheet is read when it is opened, never behind what is being typed. */
export const whenOpened = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const
