import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { forwardRef, type ReactNode } from 'react';

/** A link to a page of the product, in the look of the kit. */
export const PageLink = createLink(
  forwardRef<HTMLAnchorElement, AnchorProps & { children?: ReactNode; className?: string }>(
    function PageLink(props, ref) {
      return <Anchor ref={ref} {...props} />;
    },
  ),
);

/** A link that looks like a button, because it leads to something to do. */
export const ButtonLink = createLink(
  forwardRef<HTMLAnchorElement, ButtonProps & { children?: ReactNode; className?: string }>(
    function ButtonLink(props, ref) {
      return <Button component="a" ref={ref} {...props} />;
    },
  ),
);
