import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fileAddress } from '../parts/file-address.ts';

interface DownloadFilmProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** File id. */
  id: string;
  /** Accessible name, where a page has several download buttons. */
  name?: string;
}

/** Link that downloads the original file. */
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
