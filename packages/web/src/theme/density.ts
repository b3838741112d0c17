import { useEffect } from 'react';
import { useRemembered } from '../kit/use-remembered.ts';

export type Density = 'comfortable' | 'compact';

/** Row heights of tables and cards; remembered, and set on the root so that plain style sheets follow. */
export function useDensity() {
  const [density, setDensity] = useRemembered<Density>('density', 'comfortable');
  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return [density, setDensity] as const;
}
