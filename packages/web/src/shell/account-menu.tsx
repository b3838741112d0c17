import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../kit/load-chunk.ts';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { useUser } from '../session/session-provider.tsx';

const load = () => import('./account-menu-open.tsx');
const AccountMenuOpen = lazy(async () => ({
  default: (await loadChunk(load, { reload: true })).AccountMenuOpen,
}));

/** Avatar button with the account panel: account, appearance, signing out. */
export function AccountMenu() {
  const { name } = useUser();
  const [wanted, setWanted] = useState(false);
  const button = (
    <UnstyledButton
      aria-label={`Account of ${name}`}
      aria-haspopup="dialog"
      aria-expanded={false}
      p={4}
      style={{ borderRadius: 999 }}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <PersonAvatar name={name} size={28} />
    </UnstyledButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenuOpen />
    </Suspense>
  );
}
