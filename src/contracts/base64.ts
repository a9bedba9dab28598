/** How many bytes can be the arguments of one call. */
const PIECE = 8192;

/** Bytes in Base64, in Node.js and in a browser. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
