const mark = 'data-unread';

/** Marks an input whose text could not be read as a value; `submits` stops at it. */
export const unreadMark = (unread: boolean) => ({ [mark]: unread ? '' : undefined });

/** Focuses the first input within `root` whose text could not be read. False when there is none. */
export function stopsAtUnread(root: Pick<ParentNode, 'querySelector'> | null): boolean {
  const field = root?.querySelector<HTMLElement>(`[${mark}]`);
  field?.focus();
  return Boolean(field);
}
