import { sameJson } from '@pavilion/sync';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

export interface Crumb {
  label: string;
  /** Absent for the last crumb, the current page. */
  to?: string;
}
export interface PageHead {
  /** Title of a brief or deliverable (PLT-010, PLT-011); without one, the route's name is shown. */
  title?: string;
  crumbs?: readonly Crumb[];
}

const HeadContext = createContext<PageHead>({});
/** Apart from the head, so that a page that sets it is not drawn again for it. */
const SetHeadContext = createContext<((head: PageHead) => void) | null>(null);

export function PageHeadProvider({ children }: { children: ReactNode }) {
  const [head, setHead] = useState<PageHead>({});
  const change = useCallback((next: PageHead) => setHead((before) => (sameJson(before, next) ? before : next)), []);
  return (
    <SetHeadContext value={change}>
      <HeadContext value={head}>{children}</HeadContext>
    </SetHeadContext>
  );
}

export const useHead = (): PageHead => useContext(HeadContext);

/** Sets the title and crumbs of the page until it is unmounted. */
export function usePageHead(title: string | undefined, crumbs?: readonly Crumb[]): void {
  const setHead = useContext(SetHeadContext);
  const way = JSON.stringify(crumbs ?? []);
  useEffect(() => {
    setHead?.({ title, crumbs: JSON.parse(way) as Crumb[] });
    return () => setHead?.({});
  }, [setHead, title, way]);
}
