import { ActionIcon, Text, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './copy-field.module.css';
import { copyText } from './copy-text.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  notice: 'Address Copied' | 'Code Copied';
  /** Shown as dots until someone reveals it. */
  secret?: boolean;
  /** Keeps a long value on one line, for values that nobody reads. */
  short?: boolean;
  /** Shown when there is no value to copy. */
  empty?: string;
}

/** A value that is copied by a click (LIV-009). Keys are masked, because people share their screens. */
export function CopyField({ label, value, notice, secret = false, short = false, empty = '–' }: CopyFieldProps) {
  const [open, setOpen] = useState(!secret);
  if (!value) return <TextInput label={label} value={empty} readOnly variant="filled" />;
  const shown = open ? value : '•'.repeat(Math.min(24, value.length));
  return (
    <div>
      <Text size="sm" fw={500} mb={2}>
        {label}
      </Text>
      <div className={classes.row}>
        <Tooltip label="Copy">
          <UnstyledButton
            className={classes.value}
            aria-label={`Copy ${label}: ${shown}`}
            onClick={() => void copyText(value, notice)}
          >
            <span className={classes.text} data-short={short}>
              {shown}
            </span>
            <IconCopy size={16} aria-hidden className={classes.icon} />
          </UnstyledButton>
        </Tooltip>
        {secret && (
          <Tooltip label={open ? 'Hide' : 'Show'}>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={open ? `Hide ${label}` : `Show ${label}`}
              aria-pressed={open}
              onClick={() => setOpen(!open)}
            >
              {open ? <IconEyeOff size={16} /> : <IconEye size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  );
}
