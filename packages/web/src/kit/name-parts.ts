/**
 * Parts of a file name between which it may wrap: after spaces, hyphens, underscores and dots. The extension stays with the part
 * before it, and numbers with dots, such as the timecode 10.00.04.00, stay whole.
 */
export function nameParts(name: string): string[] {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 && name.length - dot <= 6 ? dot : name.length;
  const parts = name.slice(0, end).match(/.+?(?:[\s_-]+|\.(?!\d))|.+$/gs) ?? [];
  const last = parts.pop() ?? '';
  return [...parts, last + name.slice(end)];
}
