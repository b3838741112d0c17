/** Days that deleted things stay in the trash (OPN-098). */
export const trashDays = 30;

/** Minutes in which people can undo their own deletion. After them, only an administrator can restore, and designers their own templates. */
export const undoMinutes = 60;

/** Most documents that one undo restores. */
export const mostUndone = 10_000;
