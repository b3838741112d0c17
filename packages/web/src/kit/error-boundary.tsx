import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { isChunkError } from './load-chunk.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When it changes, the part is tried again by itself: usually the path. */
  resetKey?: string;
  /** Told before the part is tried again. */
  onRetry?: (error: Error) => void;
  /** Where the sentence stands, if not in place of the part. */
  frame?: (message: ReactNode) => ReactNode;
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
    const { error } = this.state;
    const { children, onRetry, frame } = this.props;
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
      />
    );
    return frame ? frame(message) : message;
  }
}
