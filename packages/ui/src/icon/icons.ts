/* Icons as in `frameIcons.ts` that are not part of a page's frame. */
export const back = 'M15 5l-7 7 7 7'
export const forward = 'M9 5l7 7-7 7'
export const done = 'M4.5 12.5l5 5 10-11'
export const copy =
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1'
export const share = 'M12 15V3.5M8 7l4-4 4 4M5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7'
export const facebook =
  'M13.5 21v-8h3M13.5 13h-3.5M13.5 13V8.5a2.5 2.5 0 0 1 2.5-2.5h1.5M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z'
export const x = 'M4 4l16 16M20 4L4 20'
export const instagram =
  'M3 8a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 6.9v.2'
export const linkedIn =
  'M6 10v8M6 6v.2M10.5 18v-8M10.5 13.5c0-4.5 7-4.5 7 0V18M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'
export const youtube = 'M2.5 9a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4zM10 9l5 3-5 3z'
export const snapchat =
  'M12 3c-3.2 0-5 2.2-5 5.2V10c-.8.4-1.8 0-2 .6-.2.8 1.6 1.2 1.8 2-.4 2-2.2 3.2-3.8 3.6.2 1.6 2.6 1 3 2.4 1.8-.4 3.4.4 6 2.4 2.6-2 4.2-2.8 6-2.4.4-1.4 2.8-.8 3-2.4-1.6-.4-3.4-1.6-3.8-3.6.2-.8 2-1.2 1.8-2-.2-.6-1.2-.2-2-.6V8.2C17 5.2 15.2 3 12 3z'
export const tiktok = 'M13 3v12a4 4 0 1 1-4-4M13 3c.4 3 2.6 5 6 5.2'
export const whatsapp =
  'M3.5 20.5l1.2-4.2a8.5 8.5 0 1 1 3.1 3zM9 8.5c-.6 3 3.5 7 6.5 6.5l.4-1.6-2-1-1 .9c-1.2-.5-2-1.3-2.5-2.5l.9-1-1-2z'
export const email = 'M3 6h18v12H3zM3 7l9 6.5L21 7'
export const phone = 'M5 4h4l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2L20 15v4c-8 2-17-7-15-15z'
export const pin =
  'M12 21c4.5-5 6.5-8.3 6.5-11.5a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21M12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4'
export const appStore = 'M7 5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM11 17.5h2'
export const playStore = 'M6 4l13 8-13 8z'
