/** An email address, written from left to right in every language, and broken only after its `@` if possible. */
export function EmailText({ children }: { children: string }) {
  const domainStart = children.lastIndexOf('@') + 1
  return (
    <bdi dir="ltr">
      {children.slice(0, domainStart)}
      <wbr />
      {children.slice(domainStart)}
    </bdi>
  )
}
