import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './maker.module.css';

interface SizeStripProps {
  /** In the order of their pictures. */
  sizes: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** The pictures of all sizes. On a phone they are a strip to swipe; while some lie beyond its edge, a button leads to each. */
export function SizeStrip({ sizes, children }: SizeStripProps) {
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
  const show = (at: number) =>
    strip.current?.children[at]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  return (
    <>
      {more && (
        <div className={classes.jumps} role="group" aria-label="Show size">
          {sizes.map(({ id, name }, at) => (
            <Button key={id} size="compact-xs" variant="default" onClick={() => show(at)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <ul ref={strip} className={classes.sizes}>
        {children}
      </ul>
    </>
  );
}
