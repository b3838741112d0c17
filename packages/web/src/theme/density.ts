import { useEffect } from 'react';
import { useRemembered } from '../kit/use-remembered.ts';

export type Density = 'comfortable' | 'compact';

/** Row height of tables and cards. Remembered, and set on the root element for plain style sheets. */
export function useDensity() {
  const [density, setDensity] = useRemembered<Density>('density', 'comfortable');
  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return [density, setDensity] as const;
}
