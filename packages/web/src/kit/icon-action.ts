import classes from './icon-action.module.css';

/** Icons drawn by the style sheet; each has its line there. */
export type ActionIconName = 'eye' | 'file-text' | 'message-circle' | 'download' | 'folder-minus' | 'trash';

/**
 * Makes a plain button or link an action with an icon. For actions that are repeated on each card of a list: one element
 * without a component of its own. `tip` is its tooltip, `label` its full name for screen readers.
 */
export const iconAction = (icon: ActionIconName, tip: string, label: string) => ({
  className: `${classes.action} mantine-focus-auto mantine-active`,
  'data-icon': icon,
  'data-tip': tip,
  'aria-label': label,
});
