import { useNavigate, useParams } from '@tanstack/react-router';
import { UserEditor } from './user-editor.tsx';

/** One user, for administrators (USR-031 to USR-038). */
export function UserPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <div style={{ maxWidth: 840, margin: '0 auto' }}>
      <UserEditor
        key={id}
        id={id}
        titled
        onDeleted={({ integration }) => void navigate({ to: integration ? '/admin/integrations' : '/users' })}
      />
    </div>
  );
}
