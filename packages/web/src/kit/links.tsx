import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { forwardRef, type ReactNode } from 'react';

/** A link within the product, styled by the kit. */
export const PageLink = createLink(
  forwardRef<HTMLAnchorElement, AnchorProps & { children?: ReactNode; className?: string; title?: string }>(
    function PageLink(props, ref) {
      return <Anchor ref={ref} {...props} />;
    },
  ),
);

/** A link that looks like a button, for pages where the user does something. */
export const ButtonLink = createLink(
  forwardRef<HTMLAnchorElement, ButtonProps & { children?: ReactNode; className?: string }>(
    function ButtonLink(props, ref) {
      return <Button component="a" ref={ref} {...props} />;
    },
  ),
);

/** A link within a sentence to a page that the server serves beside the product, in a tab of its own. */
export function DocsLink({ to, children }: { to: '/api/docs' | '/api/docs/webhooks'; children: ReactNode }) {
  return (
    <Anchor href={to} target="_blank" underline="always" inherit>
      {children}
    </Anchor>
  );
}
