import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When it changes, the part is tried again by itself: usually the path. */
  resetKey?: string;
}

/** Keeps a broken part from taking the rest of the screen with it. React offers this as a class only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    console.error(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    // A chunk of an older release is gone after an update: only a reload brings the new one.
    const stale = /dynamically imported|loading chunk|too long to load/i.test(this.state.error.message);
    return (
      <ErrorState
        message={
          stale
            ? 'This part of the product could not be loaded. Please try again.'
            : 'Something on this screen went wrong. Please try again.'
        }
        onRetry={() => (stale ? window.location.reload() : this.setState({ error: null }))}
      />
    );
  }
}
