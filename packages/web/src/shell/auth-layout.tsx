import { Outlet } from '@tanstack/react-router';
import { useSession } from '../session/session-provider.tsx';
import classes from './auth-layout.module.css';
import { Brand } from './brand.tsx';

/** Layout of the sign-in page: a light navbar and a footer (PLT-014). */
export function AuthLayout() {
  const { organisation } = useSession();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Brand />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.foot}>
        <span>{organisation || 'Pavilion'}</span>
        <span>Media platform</span>
      </footer>
    </div>
  );
}
