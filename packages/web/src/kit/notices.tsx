import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './notices.module.css';

/**
 * Container for notices; they close after 5 s unless another time is given (PLT-016). At the middle of the lower edge they
 * cover no buttons of players, which are at the sides. While a page has a bar of actions (`data-actions-bar`), they go to the top.
 */
export function Notices() {
  return <Notifications classNames={classes} position="bottom-center" autoClose={5_000} limit={4} />;
}
