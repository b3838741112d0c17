import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

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

const HeadContext = createContext<{ head: PageHead; setHead: (head: PageHead) => void } | null>(null);

export function PageHeadProvider({ children }: { children: ReactNode }) {
  const [head, setHead] = useState<PageHead>({});
  const value = useMemo(() => ({ head, setHead }), [head]);
  return <HeadContext value={value}>{children}</HeadContext>;
}

export const useHead = (): PageHead => useContext(HeadContext)?.head ?? {};

/** Sets the title and crumbs of the page until it is unmounted. */
export function usePageHead(title: string | undefined, crumbs?: readonly Crumb[]): void {
  const setHead = useContext(HeadContext)?.setHead;
  const way = JSON.stringify(crumbs ?? []);
  useEffect(() => {
    setHead?.({ title, crumbs: JSON.parse(way) as Crumb[] });
    return () => setHead?.({});
  }, [setHead, title, way]);
}
