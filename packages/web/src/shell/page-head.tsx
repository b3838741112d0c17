import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export interface Crumb {
  label: string;
  /** Absent for the last one, where the user is. */
  to?: string;
}
export interface PageHead {
  /** The title of a brief or deliverable (PLT-010, PLT-011); the route's name stands where a page gives none. */
  title?: string;
  crumbs?: readonly Crumb[];
}

const HeadContext = createContext<{ head: PageHead; setHead: (head: PageHead) => void } | null>(null);

export function PageHeadProvider({ children }: { children: ReactNode }) {
  const [head, setHead] = useState<PageHead>({});
  const value = useMemo(() => ({ head, setHead }), [head]);
  return <HeadContext value={value}>{children}</HeadContext>;
}

export const useHead = (): PageHead => useContext(HeadContext)?.head ?? {};

/** Gives the page a title of its own and the way that leads to it; both go when the page does. */
export function usePageHead(title: string | undefined, crumbs?: readonly Crumb[]): void {
  const setHead = useContext(HeadContext)?.setHead;
  const way = JSON.stringify(crumbs ?? []);
  useEffect(() => {
    setHead?.({ title, crumbs: JSON.parse(way) as Crumb[] });
    return () => setHead?.({});
  }, [setHead, title, way]);
}
