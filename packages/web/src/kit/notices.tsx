import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './notices.module.css';

/** Container for notices; they close after 5 s unless another time is given (PLT-016). */
export function Notices() {
  return <Notifications classNames={classes} position="bottom-right" autoClose={5_000} limit={4} />;
}
