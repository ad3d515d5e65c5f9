/** The translated name of a server component or payment mode; the server's own name if there is no translation. */
export const translateName = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name
