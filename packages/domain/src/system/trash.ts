/** Deleted things are kept so long, in days (OPN-098). */
export const trashDays = 30;

/** Whoever deleted something takes it back within this time, in minutes; after it an administrator does. */
export const undoMinutes = 60;

/** So many things that were deleted together are brought back together. */
export const mostUndone = 10_000;
