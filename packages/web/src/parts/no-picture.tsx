import { EmptyState } from '../kit/empty-state.tsx';
import classes from './no-picture.module.css';

/** Over the place of a film or picture that is not there: a sentence why. */
export const NoPicture = ({ children }: { children: string }) => (
  <div className={classes.over} role="status">
    <EmptyState height="100%">{children}</EmptyState>
  </div>
);

export const Unreached = () => <NoPicture>There is no connection. The file appears here once there is one.</NoPicture>;
