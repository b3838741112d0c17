import { type AirLayer, type ControlDoc, layersOnAir, nextOut } from '@pavilion/domain';
import { useEffect, useState } from 'react';

/** The layers that each of these rundowns has on air. The page looks again when a film comes to its end. */
export function useLayersOnAir(controls: readonly ControlDoc[]): (control: ControlDoc) => AirLayer[] {
  const [, lookAgain] = useState(0);
  const now = Date.now();
  const next = Math.min(...controls.map((control) => nextOut(control, now) ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => lookAgain((times) => times + 1), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  return (control) => layersOnAir(control, now);
}
