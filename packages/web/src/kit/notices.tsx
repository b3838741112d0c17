import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './notices.module.css';

/**
 * Container for notices; they close after 5 s unless another time is given (PLT-016). They lie over the bar at the top, between its
 * title and its buttons: at the lower edge, they would cover the controls of players, totals and bars of actions.
 */
export function Notices() {
  return <Notifications classNames={classes} position="top-center" autoClose={5_000} limit={4} />;
}
