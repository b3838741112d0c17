import { Outlet } from '@tanstack/react-router';
import { useSession } from '../session/session-provider.tsx';
import classes from './auth-layout.module.css';
import { Brand } from './brand.tsx';

/** PLT-014: a light navbar, a footer and the sign-in page between them. */
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
