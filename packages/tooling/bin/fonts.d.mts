/** What a browser on Linux is started with to see the pinned fonts alone; elsewhere nothing. */
export function journeyFonts(): Record<string, string>
