import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './maker.module.css';

/** The pictures of all sizes. On a phone they are a strip to swipe, which says so while some lie beyond its edge. */
export function SizeStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setMore(element.scrollWidth > element.clientWidth + 1);
    // Pictures get their width from the window, not from the strip.
    const watcher = new ResizeObserver(look);
    for (const each of [element, ...element.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      {more && (
        <Text size="xs" c="dimmed">
          Swipe for more sizes →
        </Text>
      )}
      <ul ref={strip} className={classes.sizes}>
        {children}
      </ul>
    </>
  );
}
