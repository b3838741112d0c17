import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from './kit/error-boundary.tsx';
import { inCorner, lazyPart } from './kit/lazy-part.tsx';
import { ShortcutSheet } from './kit/shortcut-sheet.tsx';
import { whenIdle } from './kit/when-idle.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { router } from './shell/router.tsx';
import { useIsForcedDark } from './theme/color-scheme.ts';
import { useDensity } from './theme/density.ts';
import { theme } from './theme/theme.ts';

// Not needed for the first screen; a notice before that loads it at once.
const Notices = lazyPart(() => import('./kit/notices.tsx').then((module) => module.Notices), { frame: inCorner });

const colorScheme = localStorageColorSchemeManager({ key: 'pavilion.scheme' });

export const queryClient = new QueryClient({
  defaultOptions: {
    // Answers of calls are not live, so each use asks again; refusals are not retried.
    queries: { retry: false, refetchOnWindowFocus: false },
    // Without a connection they fail at once with a sentence, instead of being done unasked when it is back.
    mutations: { networkMode: 'always' },
  },
});

export function App() {
  const dark = useIsForcedDark();
  useDensity();
  return (
    <MantineProvider
      theme={theme}
      // They are in `theme/variables.css`.
      withCssVariables={false}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      {...(dark ? { forceColorScheme: 'dark' as const } : {})}
    >
      <NoticesWhenIdle />
      <ErrorBoundary onRetry={() => window.location.reload()}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <RouterProvider router={router()} />
          </SessionProvider>
          <ShortcutSheet />
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}

function NoticesWhenIdle() {
  const [ready, setReady] = useState(false);
  // Nobody has asked for them: where they cannot be loaded, the first notice says so.
  useEffect(() => whenIdle(async () => setReady(await Notices.loadAhead())), []);
  const { notifications } = useNotifications();
  return (ready || notifications.length > 0) && <Notices />;
}
