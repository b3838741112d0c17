import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Button that presses itself when it scrolls near. Each page renders a new one, so that it loads one page at a time. */
export function LoadMore({ onMore }: { onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Before the cards have a height the button is in view too: load more only after scrolling.
        if (!entry?.isIntersecting || window.scrollY === 0) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: '400px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Group ref={place} justify="center" py="md">
      <Button variant="default" onClick={onMore}>
        Load More
      </Button>
    </Group>
  );
}
