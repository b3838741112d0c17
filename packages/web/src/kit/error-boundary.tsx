import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { isChunkError } from './load-chunk.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Retries when it changes; usually the path. */
  resetKey?: string;
  /** Called before a retry. */
  onRetry?: (error: Error) => void;
  /** Called before a part whose code did not load is tried again, once the browser is online. */
  onOnline?: () => void;
  /** Gives up the part, which is a window. */
  onCancel?: () => void;
  /** Wraps the message when it must appear elsewhere than in place of the part. */
  frame?: (message: ReactNode) => ReactNode;
}

/** Contains a failure to one part of the screen. React supports error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    console.error(error);
  }

  override componentDidMount() {
    window.addEventListener('online', this.comeBack);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.comeBack);
  }

  private readonly comeBack = () => {
    if (!this.props.onOnline || !isChunkError(this.state.error)) return;
    this.props.onOnline();
    this.setState({ error: null });
  };

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    const { children, onRetry, onCancel, frame } = this.props;
    if (!error) return children;
    const message = (
      <ErrorState
        message={
          isChunkError(error)
            ? 'This part of the product could not be loaded. Please try again.'
            : 'Something on this screen went wrong. Please try again.'
        }
        onRetry={() => {
          onRetry?.(error);
          this.setState({ error: null });
        }}
        {...(onCancel ? { onCancel } : {})}
      />
    );
    return frame ? frame(message) : message;
  }
}
