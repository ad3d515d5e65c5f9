/** An email address as it is read: from left to right in every language, and where it has to break, after its `@`. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <bdi dir="ltr">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  )
}
