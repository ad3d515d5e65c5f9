/** What a mosque wrote, read in its own direction whatever language the desk is shown in. */
export const MosqueText = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>
