// Apart from the others, which the frame of every page loads.

export const book =
  'M12 6.5C9.5 4.8 6.5 4.3 3 4.5v13.5c3.5-.2 6.5.3 9 2 2.5-1.7 5.5-2.2 9-2V4.5c-3.5-.2-6.5.3-9 2zM12 6.5V20'
export const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8'
export const speech = 'M4 4.5h16v11.5h-8.5L7 20v-4H4z'
