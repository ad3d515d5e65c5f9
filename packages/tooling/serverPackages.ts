/**
 * The packages of the server. Their unit tests run together, in `acceptance`: nearly all import the complete server, and
 * this way each worker does so only once for all of its files.
 */
export const serverPackages = ['foundation', 'staff', 'times', 'giving', 'content', 'server', 'acceptance']
