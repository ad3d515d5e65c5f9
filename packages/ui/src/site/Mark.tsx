/** What a footer's mark stands for. */
export type MarkName =
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'linkedIn'
  | 'youtube'
  | 'snapchat'
  | 'tiktok'
  | 'whatsapp'
  | 'email'
  | 'phone'
  | 'place'
  | 'appStore'
  | 'playStore'

/** Drawn by ourselves, in one line each: recognisable, and nobody's artwork. The word always stands beside it. */
const lines: Record<MarkName, string> = {
  facebook:
    'M13.5 21v-8h3M13.5 13h-3.500M13.5 13V8.500a2.5 2.5 0 0 1 2.5-2.500h1.500M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
  twitter: 'M4 4l16 16M20 4L4 20',
  instagram:
    'M3 8a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 6.900v.2',
  linkedIn:
    'M6 10v8M6 6v.2M10.5 18v-8M10.5 13.500c0-4.5 7-4.5 7 0V18M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  youtube: 'M2.5 9a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4zM10 9l5 3-5 3z',
  snapchat:
    'M12 3c-3.2 0-5 2.2-5 5.200V10c-.8.4-1.8 0-2 .6-.2.8 1.6 1.2 1.8 2-.4 2-2.2 3.2-3.8 3.6.2 1.6 2.6 1 3 2.4 1.8-.4 3.4.4 6 2.4 2.6-2 4.2-2.8 6-2.4.4-1.4 2.8-.8 3-2.4-1.6-.4-3.4-1.6-3.8-3.6.2-.8 2-1.2 1.8-2-.2-.6-1.2-.2-2-.6V8.200C17 5.2 15.2 3 12 3z',
  tiktok: 'M13 3v12a4 4 0 1 1-4-4M13 3c.4 3 2.6 5 6 5.2',
  whatsapp:
    'M3.5 20.500l1.2-4.200a8.5 8.5 0 1 1 3.1 3zM9 8.500c-.6 3 3.5 7 6.5 6.500l.4-1.6-2-1-1 .9c-1.2-.5-2-1.3-2.5-2.500l.9-1-1-2z',
  email: 'M3 6h18v12H3zM3 7l9 6.500L21 7',
  phone: 'M5 4h4l1.5 4.5-2 1.500c1 2.5 3 4.5 5.5 5.500l1.5-2L20 15v4c-8 2-17-7-15-15z',
  place:
    'M12 21c4.5-5 6.5-8.3 6.5-11.500a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21M12 7.500a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  appStore: 'M7 5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM11 17.500h2',
  playStore: 'M6 4l13 8-13 8z',
}

/** A small mark beside a word; drawn in the colour of the word. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        d={lines[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
