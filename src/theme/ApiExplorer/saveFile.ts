/** Endings of the files that the API returns, by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/octet-stream': 'bin',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The ending of a file for a content type; nothing for what is text. */
export const fileEnding = (contentType: string | null): string | undefined =>
  ENDINGS[contentType?.split(';')[0]?.trim().toLowerCase() ?? ''];

/** Milliseconds for which a browser can still read the file. */
const KEPT_MS = 60_000;

/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
