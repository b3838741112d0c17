/**
 * Parts of a file name between which it may wrap: after spaces, hyphens, underscores and dots. A timecode such as 10.00.04.00 is
 * wider than the column of a phone, so it wraps too. The extension stays with the part before it.
 */
export function nameParts(name: string): string[] {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 && name.length - dot <= 6 ? dot : name.length;
  const parts = name.slice(0, end).match(/.+?[\s_.-]+|.+$/gs) ?? [];
  const last = parts.pop() ?? '';
  return [...parts, last + name.slice(end)];
}
