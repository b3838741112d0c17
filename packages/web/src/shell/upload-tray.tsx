/** Replaced below. */
export function UploadTray() {
  return null;
}
