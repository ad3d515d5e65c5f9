/** Text written by the mosque, isolated in its own direction whatever the desk's display language. */
export const MosqueText = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>
