import { EmptyState } from '../kit/empty-state.tsx';
import classes from './unreached.module.css';

/** Over a film or picture that does not come, since there is no connection. */
export const Unreached = () => (
  <div className={classes.over} role="status">
    <EmptyState height="100%">There is no connection. The file appears here once there is one.</EmptyState>
  </div>
);
