import { type Notification, notifications } from '@pavilion/domain/accounts';
import { usePatch } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { RelativeDate } from '../kit/relative-date.tsx';
import classes from './notification-line.module.css';

/** One notification. Opening it marks it as read and follows its link. */
export function NotificationLine({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) {
  const navigate = useNavigate();
  const patch = usePatch(notifications);
  const { id, title, body, link, readAt, created_at } = notification;
  const open = () => {
    if (!readAt) void patch(id, { readAt: new Date().toISOString() });
    onOpen?.();
    if (link?.startsWith('/')) void navigate({ to: link });
  };
  return (
    <button type="button" className={classes.line} data-unread={!readAt} onClick={open}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title}>
          {!readAt && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        {body && <span className={classes.body}>{body}</span>}
        {created_at && (
          <span className={classes.date}>
            <RelativeDate value={created_at} ago />
          </span>
        )}
      </span>
    </button>
  );
}
