import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fileAddress } from '../parts/file-address.ts';

interface DownloadFilmProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Of the file. */
  id: string;
  /** Said aloud, where several stand beside each other. */
  name?: string;
}

/** Fetches a film as it is stored. */
export function DownloadFilm({ id, name, size = 'xs', variant = 'default' }: DownloadFilmProps) {
  return (
    <Button
      component="a"
      size={size}
      variant={variant}
      href={fileAddress(id, 'original')}
      download
      leftSection={<IconDownload size={14} />}
      {...(name ? { 'aria-label': `Download ${name}` } : {})}
    >
      Download
    </Button>
  );
}
